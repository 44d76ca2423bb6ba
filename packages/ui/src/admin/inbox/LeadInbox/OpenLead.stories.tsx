import { endpoints, limits, type LeadDetail } from '@hvac/content/model';
import type { StoryContext } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
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
import { expectSpoken } from '#test/expectSpoken.ts';
import { atWidth } from '#test/realInput.ts';
import { runTimers } from '#test/timers.ts';
import { saveDelay } from '../FollowUp/FollowUp.tsx';
import { searchDelay } from '../LeadFilters/SearchField.tsx';
import { currentSearch, goBack } from '#test/admin/AdminPage.tsx';
import { InboxPage, choose, office, pollNow, withLeads, withTeam } from '#test/admin/InboxPage.tsx';

const { id } = mockLead(0);
const one = `${endpoints.adminLeads}/:id`;

/** An inbox with this lead open, and some others. */
const opened = (lead: LeadDetail) => ({
  args: { search: `?lead=${lead.id}` },
  beforeEach: withLeads(() => [lead, ...mockLeads(8).filter((other) => other.id !== lead.id)]),
});

/** Scoped, because views and statuses share some labels. */
const inLead = (canvas: StoryContext['canvas']) => within(canvas.getByRole('article'));

const meta = preview.meta({
  title: 'Admin/Inbox/OpenLead',
  tags: ['internal', '!stable'],
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  ...opened(mockLead(0)),
});

export const ServiceRequest = meta.story({
  play: async ({ canvas }) => {
    const lead = within(await canvas.findByRole('article', { name: 'Rosa Delgado' }));
    await expect(await lead.findByText('Service request, received 9:41 AM today')).toBeVisible();
    for (const [label, value] of [
      ['Source', 'www.google.com'],
      ['First page', '/duct-cleaning'],
      ['Number', '5F0C2B9E'],
    ] as const) {
      await expect(lead.getByText(label).nextElementSibling).toHaveTextContent(value);
    }
    // The message comes first.
    const text = lead.getByText('Upstairs unit runs but blows warm air since Tuesday.');
    const call = lead.getByRole('link', { name: 'Call (904) 555-0100' });
    await expect(text.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(lead.getByText('Schedule Repair · new customer')).toBeVisible();
    await expect(lead.getByRole('link', { name: 'Call (904) 555-0100' })).toHaveAttribute('href', 'tel:+19045550100');
    await expect(lead.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      'mailto:rosa.delgado@example.com?subject=Your%20service%20request',
    );
    // Opening the lead marked it read, and the document title shows it.
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  },
});

/** The friend is the sale, so their number comes first. */
export const Referral = meta.story({
  ...opened(mockLead(0, { kind: 'referral' })),
  play: async ({ canvas }) => {
    const lead = inLead(canvas);
    const calls = await lead.findAllByRole('link', { name: /^Call / });
    await expect(calls.map((call) => [call.textContent, call.getAttribute('href')])).toEqual([
      ['Call Lena (904) 555-0171', 'tel:+19045550171'],
      ['Call Rosa (904) 555-0100', 'tel:+19045550100'],
    ]);
    await expect(lead.getByRole('link', { name: 'Email Rosa' })).toBeVisible();
  },
});

ServiceRequest.test('is read aloud: who, what they wrote, and what the office can do', async () => {
  await expectSpoken([
    'banner',
    'navigation, Office',
    'heading, Leads, level 1',
    'button, Back to the list',
    'heading, Rosa Delgado, level 2',
    'Schedule Repair · new customer',
    'Upstairs unit runs but blows warm air since Tuesday.',
    'link, Call (904) 555-0100',
    'group, Status',
    'button, New, pressed',
    'button, Contacted, not pressed',
    'group, Follow up',
    'textbox, New note, For the office only.',
    'heading, History, level 3',
    'Emailed to the office',
  ]);
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
    msw.use(http.patch(one, () => textResponse(503, 'We couldn’t save this. Please try again in a minute.')));
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('Wrong house.'));
    await waitFor(() => expect(canvas.queryByText('Wrong house.', { selector: 'p' })).toBeNull());
    await expect(office.find(id)).toMatchObject({ notes: [] });
    await expect(canvas.queryByText('Note added by Owner')).toBeNull();
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
    // The field is saved after a delay.
    await userEvent.type(group.getByLabelText('Follow up on'), '2026-12-01');
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
  },
});
/** A visit that is over asks how it went. */
export const VisitIsOver = meta.story({
  ...opened(
    mockLead(0, {
      status: 'scheduled',
      followUp: '2026-11-20',
      arrivalWindow: { from: '09:00', to: '11:00' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Visit on');
    await expect(day).toHaveAccessibleDescription('How did the visit go? Choose it above, or another day');
    await userEvent.selectOptions(canvas.getByLabelText('Time'), JSON.stringify({ from: '14:00', to: '16:00' }));
    await waitFor(() => expect(office.find(id)?.arrivalWindow).toEqual({ from: '14:00', to: '16:00' }));
  },
});
/** The preferred way to reply comes first. */
export const PrefersEmail = meta.story({
  ...opened(mockLead(0, { fields: [...mockLead(0).fields, { name: 'contactMethod', value: 'email' }] })),
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, userEvent }) => {
    const lead = within(await canvas.findByRole('article', { name: 'Rosa Delgado' }));
    const mail = await lead.findByRole('link', { name: 'Email' });
    const call = lead.getByRole('link', { name: /^Call/ });
    await expect(mail.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const text = lead.getByRole('link', { name: 'Text' });
    await expect(text).toHaveAttribute('href', 'sms:+19045550100');
    await userEvent.click(lead.getByText('Text to send'));
    await userEvent.click(lead.getByRole('button', { name: 'On our way' }));
    const body = 'body=Hi%20Rosa%2C%20Our%20technician%20is%20on%20the%20way%20to%20you.';
    await expect(text).toHaveAttribute('href', `sms:+19045550100?&${body}`);
    await expect(lead.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(new RegExp(`&${body}$`));
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
/** Somebody else changes the open lead: their change shows, and is not overwritten. */
export const ChangedBySomebodyElse = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    const lead = office.find(id);
    if (!lead) throw new Error('The lead is gone');
    const event = { at: lead.receivedAt, kind: 'status', detail: 'scheduled', by: 'Marcus Bell' } as const;
    office.update(lead, { status: 'scheduled', version: lead.version + 1, history: [...lead.history, event] });
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
    const reading = holdCalls('get', one);
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
    msw.use(failures('post', `${one}/notes`).offline);
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
    msw.use(failures('post', `${one}/notes`).unauthorized);
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    const password = await canvas.findByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password.'));
    await userEvent.type(password, `${mockPassword}{Enter}`);
    await expect(await canvas.findByRole('textbox', { name: 'New note' })).toHaveValue('Half a thought');
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
/** Another lead was opened before the response, and stays open. */
export const MarkedUnreadLate = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(office.find(id)?.unread).toBe(false));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark unread' })).toBeEnabled());
    const held = holdCalls('patch', one);
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
/** The dialog's default is the open lead's email address. */
export const DataOfItsPerson = meta.story({
  ...onlyOn('desktop'),
  parameters: { visual: { skip: 'Looks like AsksOnceMore' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await canvas.findByText('8 leads');
    await choose(canvas, userEvent, 'One person’s data');
    await expect(canvas.getByRole('textbox', { name: 'Email, phone or full name' })).toHaveValue(
      'rosa.delgado@example.com',
    );
  },
});
export const Suspect = meta.story({
  ...opened(mockSuspectLead(0)),
  args: { search: `?view=suspects&lead=${id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This may be spam.')).toBeVisible();
    await expect(canvas.getByText(/A hidden field was filled in\./)).toBeVisible();
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
export const MailStuck = meta.story({
  ...opened(mockUnsentLead(0)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Not emailed yet, after 4 tries\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await canvas.findByText('Mail sent again by Owner');
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull();
  },
});
export const ResendFails = meta.story({
  ...opened(mockUnsentLead(0)),
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(failures('post', `${one}/resend`).offline);
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }));
    await canvas.findByText('We couldn’t send the email again. Please try again.');
  },
});
export const Application = meta.story({
  ...opened(mockLead(4)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Download résumé/ })).toBeEnabled();
  },
});
export const ResumeMissing = meta.story({
  ...opened(mockLead(4, { resume: { name: 'Pruitt résumé.pdf', bytes: 348_160, present: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the file is gone/)).toBeVisible();
  },
});
/** The lead was deleted after the list was loaded. */
export const ResumeFails = meta.story({
  ...opened(mockLead(4)),
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(failures('get', `${one}/resume`).serverError);
    await userEvent.click(await canvas.findByRole('button', { name: /^Download résumé/ }));
    await canvas.findByText('Something went wrong on our end. Please try again, or call us.');
  },
});
export const LongMessage = meta.story({
  ...opened(mockLeadWithMessage('Warm air upstairs, cold air downstairs. '.repeat(125))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Rosa Delgado' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // A long message is shortened, so that the phone number stays in view.
    const text = canvas.getByText(/^Warm air upstairs/, { selector: 'p' });
    const short = text.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all', expanded: false }));
    await expect(text.clientHeight).toBeGreaterThan(3 * short);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
  },
});
/** As long as the form takes one. */
export const LongPhone = meta.story({
  parameters: { visual: { skip: 'Pictures have two widths' } },
  ...opened(mockLead(0, { phone: '9'.repeat(limits.phone) })),
  play: async ({ canvas }) => {
    await canvas.findByText('9'.repeat(limits.phone));
    // So many digits are no number that anybody can call.
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
    await atWidth(320, () => expect(document.documentElement.scrollWidth).toBe(320));
  },
});
export const RightToLeft = meta.story({
  parameters: { visual: { skip: 'no font of ours has Arabic letters: each system shows its own' } },
  ...opened(
    mockLeadWithMessage('التكييف لا يعمل منذ يوم الثلاثاء\n🔥🥵\n<script>alert(1)</script>', { name: 'عمر الفاروق' }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'عمر الفاروق' });
    const article = within(canvas.getByRole('article'));
    const message = await article.findByText(/<script>alert\(1\)<\/script>/);
    await expect(getComputedStyle(message).direction).toBe('rtl');
  },
});
export const DoesNotExist = meta.story({
  args: { search: '?lead=5f0c2b9e-0000-4b7a-9a55-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This lead no longer exists.')).toBeVisible();
  },
});
export const LeavesOneThatDoesNotExist = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  args: { search: '?lead=5f0c2b9e-0000-4b7a-9a55-000000000000' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This lead no longer exists.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(await canvas.findByText('8 leads')).toBeVisible();
  },
});
/** Earlier leads of the same person. */
export const WroteBefore = meta.story({
  beforeEach: withLeads(() => mockLeads(22)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('3 other leads from this phone or email'));
    const links = within(canvas.getByRole('article')).getAllByRole('link');
    const others = links.filter((link) => link.getAttribute('href')?.startsWith('?lead='));
    await expect(others.map((link) => link.getAttribute('href'))).toEqual(
      [7, 14, 21].map((index) => `?lead=${mockLead(index).id}`),
    );
  },
});
export const OpensWhatTheyWroteBefore = meta.story({
  parameters: { visual: { skip: 'A behavior: it looks like the others' } },
  beforeEach: withLeads(() => mockLeads(8)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('1 other lead from this phone or email'));
    await userEvent.click(canvas.getByRole('link', { name: /^Schedule Repair: Please send a price/ }));
    await waitFor(() => expect(currentSearch()).toBe(`?lead=${mockLead(7).id}`));
  },
});
