import { endpoints, yearMessage, type LeadDetail } from '@hvac/content/model';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  mockLeadWithMessage,
  mockLead,
  mockLeads,
  mockUnsentLead,
  mockSuspectLead,
} from '../../../mocks/fixtures/leads.ts';
import { holdCalls } from '../../../mocks/held.ts';
import { failures } from '../../../mocks/failures.ts';
import { textResponse } from '../../../mocks/respond.ts';
import { mockPassword } from '../../../mocks/session.ts';
import { runTimers } from '#test/timers.ts';
import { saveDelay } from '../FollowUp/FollowUp.tsx';
import { searchDelay } from '../LeadFilters/SearchField.tsx';
import { currentKey, currentSearch, goBack } from '#test/admin/AdminPage.tsx';
import { InboxPage, office, pollNow, withLeads, withTeam } from '#test/admin/InboxPage.tsx';
import { inLead, oneLead, opened } from '#test/admin/openLead.ts';

const { id } = mockLead(0);

const meta = preview.meta({
  title: 'Admin/Inbox/OpenLead',
  tags: ['internal', '!stable', '!manifest'],
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  ...opened(mockLead(0)),
});

export const OpensAndCloses = meta.story({
  args: { search: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^(Unread\. )?Marcus Bell/ }));
    await expect(await canvas.findByRole('heading', { name: 'Marcus Bell' })).toHaveFocus();
    await expect(currentSearch()).toBe(`?lead=${mockLead(1).id}`);
    void goBack();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^(Unread\. )?Marcus Bell/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('article', { name: 'Marcus Bell' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^(Unread\. )?Marcus Bell/ })).toHaveFocus());
    await expect(currentSearch()).toBe('');
  },
});

export const ChangesStatus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Contacted' }));
    await waitFor(() =>
      expect(inLead(canvas).getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await canvas.findByText('Marked contacted by Owner');
    await expect(office.find(id)?.status).toBe('contacted');
  },
});
/** The optimistic status is reverted, with an error. */
export const StatusFails = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    msw.use(http.patch(oneLead, () => textResponse(503, 'We couldn’t save this. Please try again in a minute.')));
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Scheduled' }));
    await canvas.findByText('We couldn’t save this. Please try again in a minute.');
    await expect(inLead(canvas).getByRole('button', { name: 'New', pressed: true })).toBeVisible();
    await expect(inLead(canvas).getByRole('button', { name: 'Scheduled', pressed: false })).toBeVisible();
  },
});
export const AddsANote = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'New note' });
    await userEvent.type(field, 'Called back, gate code 4411.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await canvas.findByText('Called back, gate code 4411.', { selector: 'p' });
    await waitFor(() => expect(field).toHaveValue(''));
    await canvas.findByText('Note added by Owner');
  },
});
/** Undo removes the note, and its text is a draft again. */
export const NoteUndone = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Wrong house.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await canvas.findByText('Wrong house.', { selector: 'p' });
    const key = currentKey();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('Wrong house.'));
    await waitFor(() => expect(canvas.queryByText('Wrong house.', { selector: 'p' })).toBeNull());
    await expect(office.find(id)).toMatchObject({ notes: [] });
    await expect(canvas.queryByText('Note added by Owner')).toBeNull();
    // The site moves the focus to the heading of a page that is opened again.
    await expect(currentKey()).toBe(key);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Rosa Delgado' })).toHaveFocus());
  },
});
export const FollowsUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Follow up' }));
    await userEvent.click(group.getByRole('button', { name: 'Tomorrow' }));
    await canvas.findByText('Follow up on Nov 22, 2026 by Owner');
    await expect(office.find(id)?.followUp).toBe('2026-11-22');
    await expect(group.getByLabelText('Follow up on')).toHaveValue('2026-11-22');
    await userEvent.click(group.getByRole('button', { name: 'Clear date' }));
    await canvas.findByText('Follow-up cleared by Owner');
    const field = group.getByLabelText('Follow up on');
    await userEvent.type(field, '0026-12-01');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(yearMessage);
    await expect(office.find(id)?.followUp).toBeUndefined();
    // The field is saved after a delay.
    await userEvent.clear(field);
    await userEvent.type(field, '2026-12-01');
    await runTimers(saveDelay);
    await canvas.findByText('Follow up on Dec 1, 2026 by Owner');
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Booked' }));
    await canvas.findByRole('article', { name: 'Marcus Bell' });
    await expect(office.find(id)?.followUp).toBeUndefined();
  },
});
/** The overview loads after the lead. "Tomorrow" is still correct. */
export const BeforeTheOverview = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: ({ msw }) => msw.use(failures('get', endpoints.adminOverview).neverAnswers),
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Follow up' }));
    await userEvent.click(group.getByRole('button', { name: 'Tomorrow' }));
    await canvas.findByText('Follow up on Nov 22, 2026 by Owner');
    await expect(canvas.getByText(/received 9:41 AM today/)).toBeVisible();
  },
});
/** The next lead opens, and Undo restores the previous one with its status and follow-up day. */
export const DoneAndUndone = meta.story({
  beforeEach: withLeads(() => [mockLead(0, { status: 'contacted', followUp: '2026-11-20' }), ...mockLeads(4).slice(1)]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await canvas.findByText('4 leads');
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Booked' }));
    await canvas.findByRole('article', { name: 'Walter Okafor' });
    await expect(canvas.getByRole('heading', { name: 'Walter Okafor' })).toHaveFocus();
    await expect(canvas.getByText('Rosa Delgado marked booked.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await expect(office.find(id)).toMatchObject({ status: 'contacted', followUp: '2026-11-20' });
  },
});
/** Without the status, the visit has no time: that counts as a change of its own. */
export const VisitUndone = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: withLeads(() => [
    mockLead(0, { status: 'scheduled', followUp: '2026-11-23', arrivalWindow: { from: '09:00', to: '11:00' } }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Contacted' }));
    await waitFor(() => expect(office.find(id)).toMatchObject({ status: 'contacted', arrivalWindow: undefined }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(office.find(id)).toMatchObject({ status: 'scheduled', arrivalWindow: { from: '09:00', to: '11:00' } }),
    );
  },
});
/** The status "Scheduled" asks for a day, because without one the lead stays in the open view. */
export const ScheduledAsksForADay = meta.story({
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Scheduled' }));
    const day = await canvas.findByLabelText('Visit on');
    await expect(day).toHaveFocus();
    await waitFor(() => expect(day).toHaveAccessibleDescription('Choose a day for the visit'));
  },
});
/** Adds a note, and marks a new lead contacted. */
export const LeftVoicemail = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(canvas.getByRole('button', { name: 'Left voicemail' }));
    await canvas.findByText('Left voicemail.', { selector: 'p' });
    // The Monday after this Saturday.
    await waitFor(() => expect(office.find(id)).toMatchObject({ status: 'contacted', followUp: '2026-11-23' }));
    await canvas.findByText('Noted “Left voicemail”: follow up on Nov 23, 2026.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(office.find(id)).toMatchObject({ status: 'new', notes: [], followUp: undefined }));
    await waitFor(() => expect(inLead(canvas).queryByText(/^Marked/)).toBeNull());
  },
});
/** The note is saved and the status is not, until another button changes it. */
export const VoicemailChangesNoStatus = meta.story({
  parameters: { visual: { skip: 'Looks like StatusFails' } },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const message = 'We couldn’t save this. Please try again in a minute.';
    msw.use(http.patch(oneLead, () => textResponse(503, message), { once: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Left voicemail' }));
    await canvas.findByText(message);
    await expect(office.find(id)).toMatchObject({ status: 'new', notes: [{ text: 'Left voicemail.' }] });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Contacted' }));
    await canvas.findByText('Marked contacted by Owner');
    await expect(canvas.queryByText(message)).toBeNull();
  },
});
/** A day that was not saved is replaced by another control: its error goes. */
export const VoicemailMovesTheDay = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like StatusFails' } },
  play: async ({ canvas, msw, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Follow up' }));
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const message = 'We couldn’t save this. Please try again in a minute.';
    msw.use(http.patch(oneLead, () => textResponse(503, message), { once: true }));
    await userEvent.click(group.getByRole('button', { name: 'Tomorrow' }));
    await canvas.findByText(message);
    await userEvent.click(canvas.getByRole('button', { name: 'Left voicemail' }));
    await waitFor(() => expect(office.find(id)?.followUp).toBe('2026-11-23'));
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
  },
});
/** Saved, but the answer was lost: the error goes when the lead is read again. */
export const AnswerLost = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like StatusFails' } },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const loseAnswer = (change: Partial<LeadDetail>) =>
      msw.use(
        http.patch(
          oneLead,
          () => {
            const lead = office.find(id);
            if (lead) office.update(lead, change);
            return HttpResponse.error();
          },
          { once: true },
        ),
      );
    loseAnswer({ followUp: '2026-11-22' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await canvas.findByText('We couldn’t change the day. Please try again.');
    pollNow();
    await waitFor(() => expect(canvas.queryByText('We couldn’t change the day. Please try again.')).toBeNull());
    await expect(canvas.getByLabelText('Follow up on')).toHaveValue('2026-11-22');
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Quoted' }));
    const amount = await canvas.findByLabelText('Amount in dollars (optional)');
    loseAnswer({ outcome: { result: 'quoted', amount: 4200 } });
    await userEvent.type(amount, '4200{Enter}');
    await waitFor(() => expect(amount).toHaveAccessibleDescription('We couldn’t change the status. Please try again.'));
    pollNow();
    await waitFor(() => expect(amount).not.toHaveAccessibleDescription());
    // The day goes when a lead is closed, and its error does not come back when it is opened again.
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Contacted' }));
    await expect(await canvas.findByLabelText('Follow up on')).toHaveValue('');
    await expect(canvas.queryByText('We couldn’t change the day. Please try again.')).toBeNull();
  },
});
/** The time of a visit was not saved, and then another day is: nothing says that the day was not. */
export const AnotherDayForTheVisit = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like StatusFails' } },
  beforeEach: withLeads(() => [mockLead(0, { status: 'scheduled', followUp: '2026-11-23' })]),
  play: async ({ canvas, msw, userEvent }) => {
    const time = await canvas.findByLabelText('Time');
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    msw.use(http.patch(oneLead, () => HttpResponse.error(), { once: true }));
    await userEvent.selectOptions(time, '09:00-11:00');
    await canvas.findByText('We couldn’t change the day. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await waitFor(() => expect(office.find(id)?.followUp).toBe('2026-11-22'));
    await waitFor(() => expect(canvas.queryByText('We couldn’t change the day. Please try again.')).toBeNull());
  },
});
/** The last press counts, also while the ones before it are being saved. */
export const StagesInARow = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const saving = holdCalls('patch', oneLead);
    msw.use(saving.handler);
    for (const name of ['Quoted', 'Contacted', 'Quoted']) {
      await userEvent.click(inLead(canvas).getByRole('button', { name }));
      await waitFor(() => expect(inLead(canvas).getByRole('button', { name, pressed: true })).toBeVisible());
    }
    const message = 'We couldn’t save this. Please try again in a minute.';
    for (const answer of [textResponse(503, message), undefined, undefined]) {
      await waitFor(() => expect(saving.count()).toBe(1));
      saving.answer(answer);
    }
    await waitFor(() => expect(office.find(id)?.outcome).toEqual({ result: 'quoted' }));
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull());
  },
});
/** The Undo of a second press would take nothing back: neither at once nor when the day is saved. */
export const TomorrowPressedTwice = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like FollowsUp' } },
  play: async ({ canvas, msw, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Follow up' }));
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const saving = holdCalls('patch', oneLead);
    msw.use(saving.handler);
    const tomorrow = group.getByRole('button', { name: 'Tomorrow' });
    await userEvent.dblClick(tomorrow);
    await waitFor(() => expect(saving.count()).toBe(1));
    saving.answer();
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await userEvent.click(tomorrow);
    await userEvent.click(undo);
    await waitFor(() => expect(office.find(id)?.followUp).toBeUndefined());
    await expect(saving.count()).toBe(0);
  },
});
export const NobodyAnswered = meta.story({
  ...opened(mockLeadWithMessage('No heat since last night')),
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No answer' }));
    await canvas.findByText('No answer.', { selector: 'p' });
    // Still nobody has talked to them.
    await expect(office.find(id)).toMatchObject({ status: 'new', notes: [{ text: 'No answer.' }] });
    // An emergency stays in sight.
    await userEvent.click(canvas.getByRole('button', { name: 'Left voicemail' }));
    await waitFor(() => expect(office.find(id)).toMatchObject({ status: 'contacted', followUp: '2026-11-21' }));
  },
});
/** A quote stays open for its amount, which may be left out. */
export const Quoted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Quoted' }));
    const amount = await canvas.findByLabelText('Amount in dollars (optional)');
    await waitFor(() => expect(amount).toHaveFocus());
    await userEvent.type(amount, 'soon{Enter}');
    await expect(amount).toHaveAccessibleDescription('Please enter an amount such as 4200');
    await userEvent.clear(amount);
    await userEvent.type(amount, '$4,200{Enter}');
    await waitFor(() => expect(office.find(id)?.outcome).toEqual({ result: 'quoted', amount: 4200 }));
    await canvas.findByText('Marked quoted by Owner');
    // The owner is alone.
    await expect(canvas.queryByRole('combobox', { name: 'Assigned to' })).toBeNull();
  },
});
/** In a team, a lead can be assigned. */
export const AssignedToMember = meta.story({
  beforeEach: withTeam,
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Assigned to' });
    await userEvent.selectOptions(select, 'Marcus Bell');
    await canvas.findByText('Assigned to Marcus Bell by Owner');
    await expect(office.find(id)?.assignee?.name).toBe('Marcus Bell');
    await waitFor(() => expect(select).toHaveDisplayValue('Marcus Bell'));
  },
});
export const AssignedToMe = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like AssignedToMember' } },
  beforeEach: withTeam,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign to me' }));
    await waitFor(() => expect(office.find(id)?.assignee?.name).toBe('Owner'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Assign to me' })).toBeNull());
    const select = canvas.getByRole('combobox', { name: 'Assigned to' });
    await userEvent.selectOptions(select, 'Nobody');
    await waitFor(() => expect(office.find(id)?.assignee).toBeUndefined());
  },
});
/** A change that was sent after another one is undone alone. */
export const UndoneAfterAssigning = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like AssignedToMember' } },
  beforeEach: withTeam,
  play: async ({ canvas, msw, userEvent }) => {
    const select = await canvas.findByRole('combobox', { name: 'Assigned to' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const held = holdCalls('patch', oneLead);
    msw.use(held.handler);
    for (const [name, button] of [
      ['Marcus Bell', 'Contacted'],
      ['Owner', 'Left voicemail'],
    ] as const) {
      await userEvent.selectOptions(select, name);
      await userEvent.click(inLead(canvas).getByRole('button', { name: button }));
      for (const status of ['new', 'contacted']) {
        await waitFor(() => expect(held.count()).toBe(1));
        held.answer();
        await waitFor(() => expect(office.find(id)).toMatchObject({ status, assignee: { name } }));
      }
      const done = await canvas.findByText(/^(Rosa Delgado marked contacted|Noted “Left voicemail”)/);
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(done).toBeEmptyDOMElement());
      await expect(office.find(id)).toMatchObject({ status: 'new', followUp: undefined, assignee: { name } });
      await waitFor(() => expect(inLead(canvas).getByRole('button', { name: 'New', pressed: true })).toBeVisible());
    }
  },
});
/** Walter Okafor is switched off, and the lead still his. */
export const AssignedToSomebodyWhoLeft = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like AssignedToMember' } },
  beforeEach: ({ msw }) => {
    withTeam({ msw });
    const [lead, member] = [office.find(id), office.team.members.find(({ isActive }) => !isActive)];
    // The list's schema takes these two alone.
    if (lead && member) office.update(lead, { assignee: { id: member.id, name: member.name } });
  },
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Assigned to' });
    await expect(select).toHaveDisplayValue('Walter Okafor (switched off)');
  },
});
/** Somebody else changes the open lead: their change shows, and is not overwritten. */
export const ChangedBySomebodyElse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    // Rows keep the order of the first list.
    await canvas.findByText('8 leads');
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const lead = office.find(id);
    if (!lead) throw new Error('The lead is gone');
    const event = { at: lead.receivedAt, kind: 'status', detail: 'scheduled', by: 'Marcus Bell' } as const;
    office.update(lead, { status: 'scheduled', history: [...lead.history, event] });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Booked' }));
    await canvas.findByText('Marcus Bell just changed this lead. Check it and try again.');
    await waitFor(() => expect(inLead(canvas).getByRole('button', { name: 'Scheduled', pressed: true })).toBeVisible());
    await expect(office.find(id)?.status).toBe('scheduled');
    await canvas.findByText('Marked scheduled by Marcus Bell');
  },
});
/** A response from before a change does not overwrite the change. */
export const ReadBeforeItWasChanged = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark unread' })).toBeEnabled());
    const before = office.find(id);
    if (!before) throw new Error('The lead is gone');
    // Somebody else adds a note, and the lead is refetched.
    const noted = office.update(before, { notes: [{ at: before.receivedAt, text: 'Gate code 4411.' }] });
    const reading = holdCalls('get', oneLead);
    msw.use(reading.handler);
    pollNow();
    await waitFor(() => expect(reading.count()).toBe(1));
    const looking = holdCalls('get', endpoints.adminOverview);
    msw.use(looking.handler);
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Contacted' }));
    await canvas.findByText('Marked contacted by Owner');
    reading.answer(HttpResponse.json(noted));
    // Refetch what was in flight before the change: its answer may miss somebody else's note.
    await waitFor(() => expect(reading.count()).toBe(1));
    await expect(canvas.getByText('Marked contacted by Owner')).toBeVisible();
    await expect(inLead(canvas).getByRole('button', { name: 'Contacted', pressed: true })).toBeVisible();
    reading.answer();
    await canvas.findByText('Gate code 4411.', { selector: 'p' });
    await expect(canvas.getByText('Marked contacted by Owner')).toBeVisible();
  },
});
export const NoteFails = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'New note' });
    msw.use(failures('post', `${oneLead}/notes`).offline);
    await userEvent.type(field, 'Called back.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('For the office only. We couldn’t save the note. Please try again.'),
    );
    await expect(field).toHaveValue('Called back.');
  },
});
/** The session is revoked. After the next login the draft of the note is still there. */
export const SessionEnds = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Half a thought');
    msw.use(failures('post', `${oneLead}/notes`).unauthorized);
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const password = await canvas.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password.'));
    await userEvent.type(password, `${mockPassword}{Enter}`);
    await expect(await canvas.findByRole('textbox', { name: 'New note' })).toHaveValue('Half a thought');
    // The login card said it.
    await expect(canvas.queryByText(/Incorrect password/)).toBeNull();
  },
});
export const MarkedUnread = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    // Wait until the field is read-only.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark unread' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Mark unread' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Unread\. Rosa Delgado/ })).toHaveFocus());
    await expect(office.find(id)?.unread).toBe(true);
  },
});
/** The login card alone says why. */
export const SessionEndsBeforeMarkedUnread = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like SessionEnds' } },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark unread' })).toBeEnabled());
    msw.use(failures('patch', oneLead).unauthorized);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark unread' }));
    await userEvent.type(await canvas.findByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await expect(canvas.queryByText(/Incorrect password/)).toBeNull();
  },
});
export const SessionEndsBeforeUndone = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like SessionEnds' } },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await userEvent.click(inLead(canvas).getByRole('button', { name: 'Contacted' }));
    msw.use(failures('post', `${endpoints.adminLeads}/changes`).unauthorized);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.type(await canvas.findByLabelText('Password'), `${mockPassword}{Enter}`);
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await expect(canvas.queryByText(/Incorrect password/)).toBeNull();
  },
});
/** Another lead was opened before the response, and stays open. */
export const MarkedUnreadLate = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark unread' })).toBeEnabled());
    const held = holdCalls('patch', oneLead);
    msw.use(held.handler);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark unread' }));
    await waitFor(() => expect(held.count()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^(Unread\. )?Priya Natarajan/ }));
    await canvas.findByRole('article', { name: 'Priya Natarajan' });
    held.answer();
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    await expect(canvas.getByRole('article', { name: 'Priya Natarajan' })).toBeVisible();
    await expect(currentSearch()).toBe(`?lead=${mockLead(2).id}`);
  },
});
/** A delayed search keeps the open lead open. */
export const OpenedWhileSearching = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('link', { name: /^(Unread\. )?Marcus Bell/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'bell');
    await userEvent.click(row);
    await runTimers(searchDelay);
    await waitFor(() => expect(currentSearch()).toBe(`?view=all&q=bell&lead=${mockLead(1).id}`));
    await canvas.findByRole('article', { name: 'Marcus Bell' });
  },
});
export const NotSpam = meta.story({
  ...opened(mockSuspectLead(0)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not spam' }));
    await waitFor(() => expect(canvas.queryByText('This may be spam.')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: mockSuspectLead(0).name })).toHaveFocus());
    await expect(canvas.queryByText('May be spam')).toBeNull();
    await expect(office.find(id)?.suspect).toEqual([]);
  },
});
export const ResendFails = meta.story({
  ...opened(mockUnsentLead(0)),
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(failures('post', `${oneLead}/resend`).offline);
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await canvas.findByText('We couldn’t send the email again. Please try again.');
  },
});
