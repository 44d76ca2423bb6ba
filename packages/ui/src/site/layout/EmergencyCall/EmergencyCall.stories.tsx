import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { onlyOn } from '#storybook/viewports.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Container } from '../../../components/layout/Container/Container.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { company } from '#test/fixtures/company.ts';
import { EmergencyCall } from './EmergencyCall.tsx';

const meta = preview.meta({
  title: 'Site layout/EmergencyCall',
  component: EmergencyCall,
  parameters: {
    layout: 'fullscreen',
    visual: { viewport: true },
    docs: { story: { inline: false, height: '400px' } },
  },
  args: { company },
  decorators: [
    (Story) => (
      <>
        <main style={{ paddingBlock: '24px calc(var(--hvac-size-call-bar) + 24px)' }}>
          <Container>
            <Stack gap="l">
              <label>
                ZIP code <input />
              </label>
              {Array.from({ length: 24 }, (_, index) => (
                <p key={index} data-line>
                  Humidity works a Florida system hard. Salt air wears the outdoor coil, algae blocks the drain line,
                  and a tired capacitor gives out on the hottest afternoon of the week.
                </p>
              ))}
              <Button>Submit request</Button>
            </Stack>
          </Container>
        </main>
        <Story />
      </>
    ),
  ],
});

export const OverLongContent = meta.story({
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: /^Call now 24\/7 emergency/ });
    await expect(call).toHaveAttribute('href', 'tel:+19045550142');
    const { left, bottom, width, height } = call.getBoundingClientRect();
    await expect(left).toBeLessThan(4);
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40);
    // A mouse needs less room than a finger.
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(window.innerWidth < 1024 ? 44 : 24);
  },
});
/** A bar at the bottom, or a disc in the gutter: it covers no text. */
export const ClearOfTheText = meta.story({
  parameters: { visual: { skip: 'Looks like OverLongContent' } },
  play: async ({ canvas, canvasElement }) => {
    const call = canvas.getByRole('link', { name: /Call now/ }).getBoundingClientRect();
    if (window.innerWidth < 1024) await expect(call.width).toBe(window.innerWidth);
    else
      for (const line of canvasElement.querySelectorAll('[data-line]'))
        await expect(line.getBoundingClientRect().left).toBeGreaterThan(call.right);
    // What is seen keeps a distance that nobody takes for a spot in the text.
    const disc = canvas.getByRole('link', { name: /Call now/ }).querySelector('svg')?.parentElement;
    if (window.innerWidth >= 1024)
      await expect((disc?.getBoundingClientRect().right ?? 48) + 12).toBeLessThanOrEqual(48);
  },
});
export const DiscClearOfTheText = ClearOfTheText.extend(onlyOn('desktop'));
export const ClearOfFocus = meta.story({
  parameters: { visual: { skip: 'Looks like OverLongContent, scrolled to its end' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit request' });
    window.scrollTo(0, 0);
    button.focus();
    button.scrollIntoView({ block: 'nearest' });
    const call = canvas.getByRole('link', { name: /Call now/ }).getBoundingClientRect();
    const { left, bottom } = button.getBoundingClientRect();
    await expect(bottom <= call.top || left >= call.right).toBe(true);
  },
});
export const DiscClearOfFocus = ClearOfFocus.extend(onlyOn('desktop'));
/** On a phone the on-screen keyboard needs the space. */
export const StepsAsideWhileTyping = meta.story({
  ...onlyOn('phone'),
  parameters: { visual: { keepFocus: true, viewport: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'ZIP code' }));
    await expect(canvas.queryByRole('link', { name: /Call now/ })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Call now/ })).toBeVisible();
    await userEvent.tab({ shift: true });
  },
});
export const Focused = meta.story({
  parameters: { visual: { keepFocus: true, viewport: true } },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link', { name: /Call now/ });
    call.focus();
    await expect(call).toHaveFocus();
  },
});
