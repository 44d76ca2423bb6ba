import { company } from '@hvac/content';
import { FailurePage } from '@hvac/ui/site';

/** Stands in place of a page that cannot be shown. Its document is prerendered: loading it anew is the way on. */
export const ErrorPage = () => (
  <>
    <title>{`This page didn’t load | ${company.shortName}`}</title>
    <FailurePage phone={company.phone} onRetry={() => location.reload()} />
  </>
);

/** The same where the shell itself cannot be shown. */
export const ShellErrorPage = () => (
  <main>
    <ErrorPage />
  </main>
);
