import type { LeadDetail } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockLead } from '../../../mocks/fixtures/leads.ts';
import { holdCalls } from '../../../mocks/held.ts';
import { InboxPage, office, pollNow, withTeam } from '#test/admin/InboxPage.tsx';
import { oneLead, opened } from '#test/admin/openLead.ts';
import { textResponse } from '../../../mocks/respond.ts';

const visit: Partial<LeadDetail> = {
  status: 'scheduled',
  followUp: '2026-11-24',
  arrivalWindow: { from: '09:00', to: '11:00' },
};
const quoted: Partial<LeadDetail> = { status: 'done', outcome: { result: 'quoted', amount: 100 } };
const { id } = mockLead(0);

/** Somebody else changes the open lead. */
function changeElsewhere(change: Partial<LeadDetail>) {
  const lead = office.find(id);
  if (lead) office.update(lead, change);
  pollNow();
}

const meta = preview.meta({
  title: 'Admin/Inbox/OpenLead',
  tags: ['internal', '!stable', '!manifest'],
  component: InboxPage,
  parameters: { layout: 'fullscreen', visual: { skip: 'A behavior: it looks like the others' } },
  ...opened(mockLead(0, visit)),
});

/** What was chosen stays while it is saved, and so does what stands beside it. */
export const SavedSlowly = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const time = await canvas.findByRole('combobox', { name: 'Time' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const saving = holdCalls('patch', oneLead);
    msw.use(saving.handler);
    await userEvent.selectOptions(time, '10:00-12:00');
    await waitFor(() => expect(saving.count()).toBe(1));
    await waitFor(() => expect(time).toHaveDisplayValue(/^10\sAM to 12\sPM$/));
    await expect(time).toHaveFocus();
    await expect(canvas.getByLabelText('Visit on')).toHaveValue('2026-11-24');
    saving.answer();
    await canvas.findByRole('button', { name: 'Undo' });
    await expect(time).toHaveDisplayValue(/^10\sAM to 12\sPM$/);
  },
});
export const AssignedSlowly = meta.story({
  beforeEach: withTeam,
  play: async ({ canvas, msw, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Assigned to' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const saving = holdCalls('patch', oneLead);
    msw.use(saving.handler);
    await userEvent.selectOptions(select, 'Marcus Bell');
    await waitFor(() => expect(saving.count()).toBe(1));
    await waitFor(() => expect(select).toHaveDisplayValue('Marcus Bell'));
    saving.answer();
    await waitFor(() => expect(office.find(id)?.assignee?.name).toBe('Marcus Bell'));
    await expect(select).toHaveDisplayValue('Marcus Bell');
  },
});
/** A time from before the office changed its hours, which is offered no more. */
export const TimeOutsideOfHours = meta.story({
  ...opened(mockLead(0, { ...visit, arrivalWindow: { to: '20:00', from: '18:00' } })),
  play: async ({ canvas, userEvent }) => {
    const time = await canvas.findByRole('combobox', { name: 'Time' });
    await expect(time).toHaveDisplayValue(/^6 to 8\sPM$/);
    await userEvent.selectOptions(time, 'Any time');
    await waitFor(() => expect(office.find(id)?.arrivalWindow).toBeUndefined());
    await waitFor(() => expect(time).toHaveDisplayValue('Any time'));
  },
});

type Inputs = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Saved by itself: the label, what stands there, what somebody else makes of it, and how it is stored. */
const saved = [
  {
    label: 'Visit on',
    lead: visit,
    elsewhere: { followUp: '2026-11-30' },
    shows: '2026-11-30',
    types: '2026-12-02',
    stored: { followUp: '2026-12-02' },
  },
  {
    label: 'Amount in dollars (optional)',
    lead: quoted,
    elsewhere: { outcome: { result: 'quoted', amount: 250 } },
    shows: '250',
    types: '300',
    stored: { outcome: { result: 'quoted', amount: 300 } },
  },
  {
    label: 'Why (optional)',
    lead: { status: 'done', outcome: { result: 'lost', reason: 'Price' } },
    elsewhere: { outcome: { result: 'lost', reason: 'Moved away' } },
    shows: 'Moved away',
    types: 'Too late',
    stored: { outcome: { result: 'lost', reason: 'Too late' } },
  },
] as const satisfies readonly {
  label: string;
  lead: Partial<LeadDetail>;
  elsewhere: Partial<LeadDetail>;
  shows: string;
  types: string;
  stored: Partial<LeadDetail>;
}[];

/** A field that was only visited does not write over what somebody else has saved meanwhile. */
const visited = ({ label, lead, elsewhere, shows }: (typeof saved)[number]) => ({
  ...opened(mockLead(0, lead)),
  play: async ({ canvas, userEvent }: Inputs) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.click(field);
    changeElsewhere(elsewhere);
    await waitFor(() => expect(field).toHaveValue(shows));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(office.find(id)).toMatchObject(elsewhere);
  },
});
export const DayVisited = meta.story(visited(saved[0]));
export const AmountVisited = meta.story(visited(saved[1]));
export const ReasonVisited = meta.story(visited(saved[2]));

/** What is being typed stays when somebody else saves the same field. */
const typing = ({ label, lead, elsewhere, types, stored }: (typeof saved)[number]) => ({
  ...opened(mockLead(0, lead)),
  play: async ({ canvas, userEvent }: Inputs) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, types);
    changeElsewhere({ ...elsewhere, notes: [{ at: '2026-11-21T14:59:00.000Z', text: 'Changed by Joanne.' }] });
    await canvas.findByText('Changed by Joanne.', { selector: 'p' });
    await expect(field).toHaveValue(types);
    await userEvent.tab();
    await canvas.findByRole('button', { name: 'Undo' });
    await expect(office.find(id)).toMatchObject(stored);
  },
});
export const DayTyped = meta.story(typing(saved[0]));
export const AmountTyped = meta.story(typing(saved[1]));
export const ReasonTyped = meta.story(typing(saved[2]));

const refusal = 'We couldn’t save this. Please try again in a minute.';
const failsOnce = () => http.patch(oneLead, () => textResponse(503, refusal), { once: true });

/** What could not be saved stays, and Enter and leaving the field save it again, as it stands there. */
const notSaved = ({ label, lead, types, stored }: (typeof saved)[number]) => ({
  ...opened(mockLead(0, lead)),
  play: async ({ canvas, msw, userEvent }: Inputs & Pick<StoryContext, 'msw'>) => {
    const field = await canvas.findByLabelText(label);
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    for (const again of ['{Enter}', '{Tab}']) {
      msw.use(failsOnce());
      await userEvent.clear(field);
      await userEvent.type(field, `${types}{Enter}`);
      await canvas.findByText(refusal);
      await expect(field).toHaveValue(types);
      await expect(office.find(id)).toMatchObject(lead);
      await userEvent.keyboard(again);
      await waitFor(() => expect(office.find(id)).toMatchObject(stored));
      await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull());
      changeElsewhere(lead);
      await waitFor(() => expect(field).not.toHaveValue(types));
      field.focus();
    }
  },
});
export const DayNotSaved = meta.story(notSaved(saved[0]));
export const AmountNotSaved = meta.story(notSaved(saved[1]));
export const ReasonNotSaved = meta.story(notSaved(saved[2]));

/** A button replaces a day that was typed and could not be saved. */
export const DayReplaced = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const field = await canvas.findByLabelText('Visit on');
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    msw.use(failsOnce());
    await userEvent.clear(field);
    await userEvent.type(field, '2026-12-02{Enter}');
    await canvas.findByText(refusal);
    // Leaving the field saves once more, and fails.
    msw.use(failsOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await waitFor(() => expect(office.find(id)?.followUp).toBe('2026-11-22'));
    await waitFor(() => expect(field).toHaveValue('2026-11-22'));
    await waitFor(() => expect(canvas.queryByText(refusal)).toBeNull());
  },
});
