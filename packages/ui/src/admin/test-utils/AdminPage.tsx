import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { company } from '../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../test-utils/fixtures/shell.ts';
import { AdminLayout } from '../layout/AdminLayout/AdminLayout.tsx';

let router: ReturnType<typeof createMemoryRouter>;
/** The query of the address as it stands. */
export const currentSearch = () => router.state.location.search;
/** The browser's Back button. */
export const goBack = () => router.navigate(-1);

interface AdminPageProps {
  /** Query of the address at the start. */
  search?: string;
  /** The screen. */
  children: ReactNode;
}

/** A screen in its layout, behind the login, with a router. */
export const AdminPage = ({ search = '', children }: AdminPageProps) => {
  const [own] = useState(() => {
    const element = (
      <AdminLayout company={company} screens={officeScreens}>
        {children}
      </AdminLayout>
    );
    router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${search}`] });
    return router;
  });
  return <RouterProvider router={own} />;
};
