import type { StoryContext } from '@storybook/react-vite';

/** What a play function of a form's story works with. */
export type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Waits until the math problem is there to be solved. */
export const problemReady = (canvas: Play['canvas'], problem = '7 + 5 =') => canvas.findByText(problem);

export const answerField = (canvas: Play['canvas']) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: /^Solve the math problem/ });
