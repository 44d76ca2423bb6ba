import { endpoints } from '@hvac/content/model';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { writeStorage } from '../../../hydration/storage.ts';
import { mockLead, mockLeads } from '../../../mocks/fixtures/leads.ts';
import { failures } from '../../../mocks/failures.ts';
import { offeredKey } from '../NotificationsDialog/NotificationsDialog.tsx';
import { rowsInView } from '../LeadList/LeadRow.tsx';
import { currentSearch, goBack } from '#test/admin/AdminPage.tsx';
import { choose, InboxPage, office, pollNow, withLeads } from '#test/admin/InboxPage.tsx';

/** A lead that arrives while the inbox is open. */
const fresh = mockLead(900, { name: 'Ines Moreau', receivedAt: '2026-11-21T15:00:30.000Z', unread: true });

const another = mockLead(904, { name: 'Theo Brandt', receivedAt: '2026-11-21T15:00:40.000Z', unread: true });

const meta = preview.meta({
  title: 'Admin/Inbox/Live',
  tags: ['internal', '!stable'],
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  args: { search: '' },
  beforeEach: withLeads(() => mockLeads(6)),
});

/** A new lead is announced. Rows keep their places while the focus is in the list. */
export const Arrives = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads');
    const second = canvas.getByRole('link', { name: /^(Unread\. )?Marcus Bell/ });
    const before = rowsInView().map(({ dataset }) => dataset['lead']);
    second.focus();
    office.arrive(fresh);
    pollNow();
    await canvas.findByText('7 leads');
    const pill = await canvas.findByRole('button', { name: '1 new lead' });
    await expect(pill.closest('[role=status]')).toBeVisible();
    await expect(second).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    await expect(rowsInView().map(({ dataset }) => dataset['lead'])).toEqual(before);
    second.blur();
    await canvas.findByRole('link', { name: /^Unread\. Ines Moreau/ });
    second.focus();
  },
});
/** The button counts all new leads, and each change is announced. */
export const AnotherArrives = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads');
    office.arrive(fresh);
    pollNow();
    await canvas.findByText('1 new lead');
    office.arrive(another);
    pollNow();
    await canvas.findByText('2 new leads');
  },
});
/** The button opens the new lead from any view, and goes when it is read. */
export const ShowsWhatIsNew = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '?view=done' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('There aren’t any.');
    office.arrive(fresh);
    pollNow();
    await userEvent.click(await canvas.findByRole('button', { name: '1 new lead' }));
    await canvas.findByRole('article', { name: 'Ines Moreau' });
    await expect(currentSearch()).toBe(`?lead=${fresh.id}`);
    await waitFor(() => expect(canvas.queryByText('1 new lead')).toBeNull());
  },
});
/** Over an open lead the button opens the emergency first, and a half-written note is kept. */
export const EmergencyArrivesOverALead = meta.story({
  args: { search: `?lead=${mockLead(3).id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Half of a');
    office.arrive(
      mockLead(902, {
        name: 'Iris Bell',
        receivedAt: '2026-11-21T15:00:20.000Z',
        unread: true,
        urgent: true,
        subject: 'Service or maintenance: NO HEAT, and a hospice patient is here.',
        city: 'Saint Augustine South Beach',
      }),
    );
    office.arrive(fresh);
    pollNow();
    const pill = await canvas.findByRole('button', {
      name: 'Emergency: no heat, Saint Augustine South Beach, and 1 more',
    });
    const { top, bottom } = pill.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(pill);
    const lead = within(await canvas.findByRole('article', { name: 'Iris Bell' }));
    await expect(lead.getByText('Emergency')).toBeVisible();
    await canvas.findByRole('button', { name: '1 new lead' });
    await goBack();
    await canvas.findByRole('article', { name: 'Walter Okafor' });
    await expect(await canvas.findByRole('textbox', { name: 'New note' })).toHaveValue('Half of a');
  },
});
/** "Next" is the next row on screen, also when a lead is read and one above arrives. */
export const DoneOpensTheNextRow = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: `?lead=${mockLead(1).id}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 leads');
    const order = rowsInView().map(({ dataset }) => dataset['lead']);
    office.arrive(fresh);
    pollNow();
    await canvas.findByText('7 leads');
    await expect(rowsInView().map(({ dataset }) => dataset['lead'])).toEqual(order);
    const lead = within(await canvas.findByRole('article', { name: 'Marcus Bell' }));
    await userEvent.click(lead.getByRole('button', { name: 'Booked' }));
    await waitFor(() => expect(currentSearch()).toBe(`?lead=${order[2]}`));
  },
});
/** Changes by others show in the open lead too. */
export const ChangedBySomebodyElse = meta.story({
  args: { search: `?lead=${mockLead(3).id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Walter Okafor' });
    const lead = office.find(mockLead(3).id);
    if (lead) office.update(lead, { notes: [{ at: '2026-11-21T14:59:00.000Z', text: 'Taken by Joanne.' }] });
    pollNow();
    await canvas.findByText('Taken by Joanne.');
    await expect(canvas.queryByText(/new lead/)).toBeNull();
  },
});
export const ServerGoesAwayAndComesBack = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByText('6 leads');
    msw.use(failures('get', endpoints.adminOverview).offline);
    pollNow();
    await canvas.findByText('The server didn’t answer, so this page may be out of date.');
    await expect(canvas.getByText('6 leads')).toBeVisible();
  },
});

/** Mocks the Notification API with permission granted. */
const shown = fn();
const allowNotifications = () => {
  shown.mockClear();
  const { Notification: real } = globalThis;
  class Allowed extends EventTarget {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title: string) {
      super();
      shown(title);
    }
  }
  Object.assign(globalThis, { Notification: Allowed });
  return () => void Object.assign(globalThis, { Notification: real });
};
const forgetSwitches = () => {
  for (const kind of ['notification', 'sound']) localStorage.removeItem(`hvac-inbox-${kind}`);
};

/** At the first login, and never again once somebody has answered. */
export const OffersNotifications = meta.story({
  beforeEach: () => {
    writeStorage(offeredKey, {}, 'browser');
    const takeBack = allowNotifications();
    return () => {
      takeBack();
      forgetSwitches();
    };
  },
  play: async ({ canvas, userEvent }) => {
    const offer = 'Hear about new leads when you’re doing something else?';
    await expect(await canvas.findByText(offer)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose how' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Play a sound' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(offer)).toBeNull());
    await waitFor(() => expect(canvas.getByText('6 leads')).toHaveFocus());
  },
});
export const OfferDeclined = OffersNotifications.extend({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull();
    await waitFor(() => expect(canvas.getByText('6 leads')).toHaveFocus());
    await expect(localStorage.getItem(offeredKey)).toContain('true');
  },
});
/** Asks for permission only on a click. */
export const SwitchesNotificationsOn = meta.story({
  beforeEach: () => {
    const takeBack = allowNotifications();
    return () => {
      takeBack();
      forgetSwitches();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 leads');
    await choose(canvas, userEvent, 'Notifications');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show a notification' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Show a notification' })).toBeChecked());
    await expect(shown).toHaveBeenCalledWith('Notifications are on');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Play a sound' }));
    await expect(canvas.getByRole('checkbox', { name: 'Play a sound' })).toBeChecked();
  },
});
/** Switches notifications on, and mocks whether the page is visible. Returns the cleanup. */
function notificationsOn({ looking }: { looking: boolean }): () => void {
  const takeBack = allowNotifications();
  writeStorage('hvac-inbox-notification', { on: 'true' }, 'browser');
  const focus = spyOn(document, 'hasFocus').mockReturnValue(looking);
  return () => {
    focus.mockRestore();
    takeBack();
    forgetSwitches();
  };
}

/** The notification has the number of leads but no names, because it shows on locked screens. */
export const NotifiesWhoeverIsAway = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: () => notificationsOn({ looking: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads');
    office.arrive(fresh);
    pollNow();
    await waitFor(() => expect(shown).toHaveBeenCalledWith('1 new lead'));
    office.arrive(another);
    pollNow();
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith('2 new leads'));
  },
});
export const NotifiesNobodyWhoLooks = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: () => notificationsOn({ looking: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('6 leads');
    office.arrive(fresh);
    pollNow();
    await canvas.findByText('1 new lead');
    await expect(shown).not.toHaveBeenCalled();
  },
});
const refuse = fn(() => Promise.resolve<NotificationPermission>('denied'));

/** The error shows at the checkbox, which stays off. */
export const NotificationsRefused = meta.story({
  beforeEach: () => {
    refuse.mockClear();
    const spy = spyOn(Notification, 'requestPermission').mockImplementation(refuse);
    return () => {
      spy.mockRestore();
      forgetSwitches();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 leads');
    await choose(canvas, userEvent, 'Notifications');
    await expect(refuse).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show a notification' }));
    await canvas.findByText(/^This browser is blocking notifications from this site\./);
    await expect(refuse).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('checkbox', { name: 'Show a notification' })).not.toBeChecked();
  },
});
/** A narrow tab shows only the icon. */
export const DotOnTheIcon = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: () => {
    const link = document.createElement('link');
    link.rel = 'icon';
    link.href = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>')}`;
    document.head.prepend(link);
    return () => link.remove();
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 leads');
    const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    await waitFor(() => expect(decodeURIComponent(link?.href ?? '')).toMatch(/<circle cx="25\.6".* fill="\S+"/));
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(link?.href).not.toContain('circle'));
  },
});
