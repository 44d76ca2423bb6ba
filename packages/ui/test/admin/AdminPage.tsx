import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LinkProvider } from '../../src/components/link/LinkProvider.tsx';
import { company } from '../fixtures/company.ts';
import { officeScreens } from '../fixtures/shell.ts';
import { AdminLayout } from '../../src/admin/layout/AdminLayout/AdminLayout.tsx';

let router: ReturnType<typeof createMemoryRouter>;
/** The current query string. */
export const currentSearch = () => router.state.location.search;
/** Another one after each navigation, also to the same address. */
export const currentKey = () => router.state.location.key;
/** The browser's Back button. */
export const goBack = () => router.navigate(-1);

interface AdminPageProps {
  /** Path of the screen, for the highlight in the navigation. */
  path?: string;
  /** Initial query string. */
  search?: string;
  /** The screen. */
  children: ReactNode;
}

/** A screen in the admin layout, with a router, as the page's main part. */
export const AdminPage = ({ path = '/', search = '', children }: AdminPageProps) => {
  const [own] = useState(() => {
    const element = (
      <AdminLayout company={company} screens={officeScreens}>
        {children}
      </AdminLayout>
    );
    router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${search}`] });
    return router;
  });
  return (
    <LinkProvider currentPath={path}>
      <main>
        <RouterProvider router={own} />
      </main>
    </LinkProvider>
  );
};
