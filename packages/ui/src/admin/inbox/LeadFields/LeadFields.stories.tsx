import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { mockLeadWithMessage, mockLead } from '../../../mocks/fixtures/leads.ts';
import { LeadFields } from './LeadFields.tsx';

const of = (kind: Parameters<typeof mockLead>[1]) => ({ fields: mockLead(0, kind).fields });

const meta = preview.meta({
  title: 'Admin/Inbox/LeadFields',
  tags: ['internal', '!stable'],
  component: LeadFields,
  args: of({ kind: 'service-request' }),
});

export const ServiceRequest = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New customer').nextElementSibling).toHaveTextContent('Yes');
    await expect(canvas.getByRole('link', { name: '(904) 555-0100' })).toHaveAttribute('href', 'tel:+19045550100');
    await expect(canvas.getByRole('link', { name: 'rosa.delgado@example.com' })).toHaveAttribute(
      'href',
      'mailto:rosa.delgado@example.com',
    );
  },
});
export const Message = meta.story({
  args: of({ kind: 'contact' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type of inquiry').nextElementSibling).toHaveTextContent('Service or maintenance');
    await expect(canvas.getByRole('link', { name: '1840 River Oaks Rd' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=1840%20River%20Oaks%20Rd%2C%20Jacksonville%2C%20Florida%2C%2032207',
    );
  },
});
export const Referral = meta.story({
  args: of({ kind: 'referral' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Friend’s first name').nextElementSibling).toHaveTextContent('Lena');
    await expect(canvas.getByText('Friend needs').nextElementSibling).toHaveTextContent('New equipment');
    await expect(canvas.getByRole('link', { name: '(904) 555-0171' })).toHaveAttribute('href', 'tel:+19045550171');
  },
});
export const JobApplication = meta.story({
  args: of({ kind: 'career-application' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Company 1').nextElementSibling).toHaveTextContent('Bayside Mechanical');
    await expect(canvas.getByText('Education').nextElementSibling).toHaveTextContent('Trade school');
  },
});
export const FieldOfALaterForm = meta.story({
  args: { fields: [{ name: 'petsAtHome', value: 'A parrot' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('petsAtHome').nextElementSibling).toHaveTextContent('A parrot');
  },
});
export const FiveThousandCharacters = meta.story({
  args: { fields: mockLeadWithMessage('Warm air upstairs, cold air downstairs.\n'.repeat(125)).fields },
});
export const SeveralNumbers = meta.story({
  args: {
    fields: [
      { name: 'phone', value: '904-555-0199 / 904-555-0198 (2nd floor)' },
      { name: 'friendPhone', value: '٩٠٤-٥٥٥-٠١٧١' },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['904-555-0199', 'tel:+19045550199'],
      ['904-555-0198', 'tel:+19045550198'],
      ['(904) 555-0171', 'tel:+19045550171'],
    ]);
    await expect(canvas.getByText('Phone').nextElementSibling).toHaveTextContent(
      '904-555-0199 / 904-555-0198 (2nd floor)',
    );
  },
});
export const DifficultTexts = meta.story({
  args: {
    fields: [
      { name: 'firstName', value: 'عمر' },
      { name: 'phone', value: '(904) 555-0199 ext. 12' },
      { name: 'address', value: '🏡 <b>1</b> Way' },
      {
        name: 'message',
        value: 'التكييف لا يعمل منذ يوم الثلاثاء\n<script>alert(1)</script>\n=HYPERLINK("x")\n' + 'W'.repeat(300),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\(904\)/ })).toHaveAttribute('href', 'tel:+19045550199');
    await expect(getComputedStyle(canvas.getByText('عمر')).direction).toBe('rtl');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
