import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { company } from '#test/fixtures/company.ts';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { discountParts } from '../couponWords.ts';
import { SpecialCard } from './SpecialCard.tsx';

const special = {
  title: 'Free maintenance plan for a year',
  description: 'Buy a new system and we look after it for the first year: two precision tune-ups and priority service.',
  discount: 'FREE',
  terms: 'New system purchase required. Within the service area. Must be mentioned when scheduling.',
  expirationDate: '2026-12-31',
};

const meta = preview.meta({
  title: 'Specials/SpecialCard',
  component: SpecialCard,
  argTypes: { tone: { options: ['cooling', 'heating'] } },
  args: {
    special,
    today: '2026-11-21' as const,
    company,
  },
});

export const Valid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: special.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: special.title })).toBeVisible();
    await expect(canvas.getByText('12/31/2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Redeem ${special.title}` })).toHaveAttribute(
      'href',
      '/contact?special=Free%20maintenance%20plan%20for%20a%20year',
    );
  },
});
/** What offices type into the field, by how they are split into large letters and the rest. */
const amounts = [
  '$400',
  '$600',
  '$1,000',
  '$12,500',
  '$1,250.50',
  'FREE',
  'Save $75',
  '12% OFF',
  '100% off',
  'WWW',
  '50¢ off',
];
export const Amounts = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {amounts.map((discount) => (
        <SpecialCard key={discount} {...args} special={{ ...special, title: discount, discount }} />
      ))}
    </Stack>
  ),
});
Amounts.test(
  'keeps an amount on one line and inside its stub, whatever room it has',
  async ({ canvas, canvasElement }) => {
    const words = amounts.flatMap((amount) => {
      const { big, raised } = discountParts(amount);
      const found = within(canvas.getByRole('article', { name: amount })).getAllByText(
        (_, element) => element?.firstChild?.nodeValue === big,
      );
      return found.slice(0, 1).map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { amount, range, lines: raised ? 2 : 1, stub: element.closest('p') };
      });
    });
    await expect(words).toHaveLength(amounts.length);
    const broken: string[] = [];
    for (let width = 272; width <= 1200; width += 16) {
      canvasElement.style.width = `${width}px`;
      for (const { amount, range, lines, stub } of words) {
        const bottoms = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        const over = range.getBoundingClientRect().right - (stub?.getBoundingClientRect().right ?? 0);
        // A raised sign has a line of its own, a little higher.
        if (over > 0.5 || bottoms.size > lines) broken.push(`${amount} at ${width} px`);
      }
    }
    await expect(broken).toEqual([]);
  },
);
export const Percent = meta.story({
  args: {
    tone: 'heating',
    special: { ...special, title: '15% off the service call fee', discount: '15% off', expirationDate: '2026-11-26' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends in 5 days')).toBeVisible();
  },
});
export const LastDay = meta.story({
  args: { tone: 'heating', special: { ...special, discount: '$1,250', expirationDate: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last day today')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Redeem/ })).toBeVisible();
  },
});
export const Ended = meta.story({
  args: { special: { ...special, expirationDate: '2026-11-20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11/20/2026').parentElement).toHaveTextContent('Ended 11/20/2026');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const WithACouponPage = meta.story({
  args: { special: { ...special, printURL: 'https://coupons.example.com/plan' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `Print Coupon ${special.title}` });
    await expect(link).toHaveAttribute('href', 'https://coupons.example.com/plan');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
});
Valid.test(
  'is printed itself for an address that is none of the web',
  {
    args: { special: { ...special, printURL: 'javascript:alert(1)' } },
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: `Print ${special.title}` })).toBeVisible();
  },
);
Valid.test(
  'prints itself alone',
  {
    beforeEach: () => {
      const print = spyOn(window, 'print').mockReturnValue();
      return () => print.mockRestore();
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Print ${special.title}` }));
    await expect(window.print).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-printed');
    await expect(document.documentElement).toHaveAttribute('data-printing', 'coupon');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-printing'));
    await expect(canvas.getByRole('article')).not.toHaveAttribute('data-printed');
  },
);
export const MarkupIsText = meta.story({
  args: {
    special: { ...special, title: '<script>alert(1)</script>', discount: '<b>5</b>', description: '<img src=x>' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
    await expect(canvasElement.querySelector('script, b, img')).toBeNull();
  },
});
export const LongTexts = meta.story({
  args: {
    special: {
      ...special,
      title: 'A free maintenance plan for a whole year with every new heating and cooling system that we put in',
      discount: 'Up to $1,500 back on two systems',
      description: `${special.description} `.repeat(3),
      terms: `${special.terms} `.repeat(4),
    },
  },
});
/** In a narrow box on a wide screen, as beside the form. */
export const InANarrowBox = meta.story({
  ...onlyOn('desktop'),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});
