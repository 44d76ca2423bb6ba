import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { followRedirect } from './followRedirect.ts';

test.each([
  ['/blog', '/whitleys-heating-and-air-blog'],
  ['/jacksonville-hvac', '/hvac-services-jacksonville-fl'],
  ['/services/heating', '/heating'],
  ['/contact-us', '/contact-us'],
  ['/no-such-page', '/no-such-page'],
])('the router takes %s to %s, as the server does', async (from, to) => {
  const router = createMemoryRouter(
    [{ id: 'root', loader: followRedirect, shouldRevalidate: () => true, children: [{ path: '*', element: null }] }],
    { hydrationData: { loaderData: { root: null } } },
  );
  await router.navigate(from);
  expect(router.state.location.pathname).toBe(to);
});
