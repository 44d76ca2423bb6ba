import { company } from '@hvac/content';
import { HydrationFallback } from '@hvac/ui/site';
import { UiProvider } from '@hvac/ui/lead-forms';
import type { ReactNode } from 'react';
import { PageHead } from '../../head/PageHead.tsx';
import { queryClient } from '../../query-client.ts';

interface AdminPageProps {
  /** Name of the screen, for the tab. */
  title: string;
  children: ReactNode;
}

/** A screen of the office: not for search engines, and without what surrounds the visitors' pages. */
export const AdminPage = ({ title, children }: AdminPageProps) => (
  <UiProvider client={queryClient}>
    <PageHead metadata={{ title: `${title} | ${company.name}`, description: 'For the office only.' }} />
    <main id="main">{children}</main>
    <HydrationFallback phone={company.phone} />
  </UiProvider>
);
