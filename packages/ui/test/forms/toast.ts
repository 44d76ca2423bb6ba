import { waitFor, within } from 'storybook/test';
import type { Play } from './play.ts';

/** Waits for a toast with these words, and takes it away so that the picture shows the form beneath. */
export async function dismissToast({ canvas, userEvent }: Play, title: string, description: string) {
  const region = within(await canvas.findByRole('region', { name: 'Notifications (F8)' }));
  await waitFor(() => region.getByText(title));
  region.getByText(description);
  // After a toast closes, Radix lets the pointer through to the page for a moment.
  await waitFor(() => userEvent.click(region.getByRole('button', { name: 'Dismiss' })));
  await waitFor(() => {
    if (region.queryByText(title)) throw new Error('The toast is still there');
  });
}
