import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { company, phone } from '../../test-utils/fixtures/company.ts';
import { ServiceRequestForm } from '../ServiceRequestForm/ServiceRequestForm.tsx';
import { inCard } from '../../test-utils/forms/inCard.tsx';
import { problemReady } from '../../test-utils/forms/play.ts';

/** What a form shows before React is there: the page's first script sets it, by attributes alone. */
const meta = preview.meta({
  title: 'Lead forms/Before React',
  component: ServiceRequestForm,
  args: { company },
  decorators: [inCard],
});

export const NotSentYet = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await problemReady(canvas);
    canvasElement.querySelector('[data-not-sent]')?.removeAttribute('hidden');
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('Not sent yet');
    await expect(within(notice).getByRole('link', { name: phone.display })).toHaveAttribute(
      'href',
      `tel:${phone.dial}`,
    );
  },
});

export const Waiting = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await problemReady(canvas);
    canvasElement.querySelector('form')?.setAttribute('aria-busy', 'true');
    // The style sheet writes the label: changing the document would break hydration.
    const button = canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (!button) throw new Error('The form has no button that sends it');
    await expect(getComputedStyle(button, '::after').content).toBe('"SUBMITTING..."');
    await expect(button.querySelector('span')?.offsetWidth).toBe(1);
  },
});
