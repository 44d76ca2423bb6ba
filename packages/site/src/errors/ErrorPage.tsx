import { company } from '@hvac/company';
import { FailurePage } from '@hvac/ui/site';

/** Shown when a page fails. The document is prerendered, so a reload helps. */
export const ErrorPage = () => (
  <>
    <title>{`This page didn’t load | ${company.shortName}`}</title>
    <FailurePage phone={company.phone} onRetry={() => location.reload()} />
  </>
);

/** Shown when the layout itself fails. */
export const ShellErrorPage = () => (
  <main>
    <ErrorPage />
  </main>
);
