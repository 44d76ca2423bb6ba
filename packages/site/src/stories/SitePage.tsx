import { areas, company, legalLinks, navigation, pagePaths, type PagePath } from '@hvac/company';
import { LinkProvider, type LinkComponentProps } from '@hvac/ui';
import { SiteLayout } from '@hvac/ui/site';
import { Suspense, use, useState, type ReactElement } from 'react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { loadLateForm, pageRoute } from '../routes.tsx';

/** Cache of loaded pages. */
const loaded = new Map<PagePath, Promise<ReactElement>>();

function load(path: PagePath): Promise<ReactElement> {
  const known = loaded.get(path);
  if (known) return known;
  const { lazy } = pageRoute(path) as { lazy: () => Promise<Pick<RouteObject, 'element'>> };
  const page = Promise.all([lazy(), loadLateForm(path)]).then(([{ element }]) => element as ReactElement);
  loaded.set(path, page);
  return page;
}

const isPage = (path: string): path is PagePath => pagePaths.some((page) => page === path);

const Page = ({ path }: { path: PagePath }) => use(load(path));

interface SitePageProps {
  /** The first page; its links work. */
  path: PagePath;
}

/** A page of the site with its real content. */
export const SitePage = ({ path: first }: SitePageProps) => {
  const [path, setPath] = useState(first);
  const [StoryLink] = useState(() => ({ href, children, ...props }: LinkComponentProps) => (
    <a
      href={href}
      {...props}
      onClick={(event) => {
        event.preventDefault();
        if (!isPage(href)) return;
        setPath(href);
        window.scrollTo(0, 0);
      }}
    >
      {children}
    </a>
  ));
  return (
    <LinkProvider component={StoryLink} currentPath={path}>
      <SiteLayout company={company} navigation={navigation} areas={areas} legalLinks={legalLinks} year={2026}>
        <Suspense>
          {/* Pages can use the router's location. */}
          <MemoryRouter key={path} initialEntries={[path]}>
            <Page path={path} />
          </MemoryRouter>
        </Suspense>
      </SiteLayout>
    </LinkProvider>
  );
};
