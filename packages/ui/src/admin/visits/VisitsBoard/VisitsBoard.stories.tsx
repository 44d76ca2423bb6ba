import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { company } from '../../../test-utils/fixtures/company.ts';
import { officeScreens } from '../../../test-utils/fixtures/shell.ts';
import { LinkProvider } from '../../../components/link/LinkProvider.tsx';
import { mockPassword } from '../../../mocks/specials.ts';
import { createTeamHandlers } from '../../../mocks/team.ts';
import { createVisitHandlers, mockVisits, visitsOffline } from '../../../mocks/visits.ts';
import { logIn, logOut } from '../../auth/adminToken.ts';
import { VisitsBoard } from './VisitsBoard.tsx';

const meta = preview.meta({
  title: 'Admin/Visits',
  component: VisitsBoard,
  parameters: { layout: 'fullscreen' },
  args: { company, screens: officeScreens },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/admin/visits">
        <main>
          <Story />
        </main>
      </LinkProvider>
    ),
  ],
  beforeEach: ({ msw }) => {
    msw.use(...createTeamHandlers(), ...createVisitHandlers(mockVisits));
    logIn(mockPassword);
    return logOut;
  },
});

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));

/** The pages come first that brought a form, then those that brought a call. */
export const TwoWeeks = meta.story({
  play: async ({ canvas }) => {
    await expect(textsOf(await canvas.findByRole('table', { name: 'Week by week' }))).toEqual([
      'Week of Opened Calls Begun Sent Refused',
      'Nov 16 776 75 78 36 14',
      'Nov 9 517 31 55 23 12',
    ]);
    const pages = textsOf(canvas.getByRole('table', { name: 'Page by page' }));
    await expect(pages.slice(0, 4)).toEqual([
      'Page Opened Calls Begun Sent',
      '/ 412 31 44 19',
      '/contact 71 5 22 11',
      '/hvac-jacksonville 96 9 12 6',
    ]);
    await expect(pages.at(-1)).toBe('Other addresses 12 0 0 0');
    await expect(textsOf(canvas.getByRole('table', { name: 'Forms that were not taken' }))).toEqual([
      'Why Times',
      'A field was missing or wrong 9',
      'The math problem was not solved 4',
      'Too many tries from one address 1',
    ]);
  },
});
export const TheWeekBefore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Week of'), 'Nov 9, 2026');
    await expect(textsOf(canvas.getByRole('table', { name: 'Page by page' }))).toContain('/contact 66 4 18 9');
  },
});
export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(...createVisitHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has opened a page yet.')).toBeVisible();
  },
});
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(visitsOffline),
  play: async ({ canvas }) => {
    await canvas.findByText('The numbers could not be loaded. Please try again.');
  },
});
