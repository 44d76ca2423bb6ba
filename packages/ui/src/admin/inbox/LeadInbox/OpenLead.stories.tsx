import { limits } from '@hvac/content/model';
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
import { failures } from '../../../mocks/failures.ts';
import { expectSpoken } from '#test/expectSpoken.ts';
import { atWidth } from '#test/realInput.ts';
import { currentSearch } from '#test/admin/AdminPage.tsx';
import { InboxPage, choose, office, withLeads } from '#test/admin/InboxPage.tsx';
import { inLead, oneLead, opened } from '#test/admin/openLead.ts';

const { id } = mockLead(0);

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

ServiceRequest.test(
  'is read aloud: who, what they wrote, and what the office can do',
  { globals: { viewport: { value: 'phone' } } },
  async () => {
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
  },
);

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
    await userEvent.selectOptions(canvas.getByLabelText('Time'), '14:00-16:00');
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
export const MailStuck = meta.story({
  ...opened(mockUnsentLead(0)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Not emailed yet, after 4 tries\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Resend' }));
    await canvas.findByText('Mail sent again by Owner');
    await expect(canvas.queryByRole('button', { name: 'Resend' })).toBeNull();
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
    msw.use(failures('get', `${oneLead}/resume`).serverError);
    await userEvent.click(await canvas.findByRole('button', { name: /^Download résumé/ }));
    await canvas.findByText('Something went wrong on our end. Please try again, or call us.');
  },
});
ResumeFails.test('says so after a failed note of a call, too', async ({ canvas, msw, userEvent }) => {
  msw.use(failures('get', `${oneLead}/resume`).serverError, failures('post', `${oneLead}/notes`).offline);
  await userEvent.click(await canvas.findByRole('button', { name: 'No answer' }));
  await canvas.findByText('We couldn’t save the note. Please try again.');
  await userEvent.click(canvas.getByRole('button', { name: /^Download résumé/ }));
  await canvas.findByText('Something went wrong on our end. Please try again, or call us.');
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
    await expect(within(canvas.getByRole('article')).queryByRole('link', { name: /^Call/ })).toBeNull();
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
