import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ApiError } from '../../../api/ApiError.ts';
import { QueryError } from './QueryError.tsx';

const failed = {
  data: undefined as unknown,
  error: new TypeError('Failed to fetch'),
  isFetching: false,
  refetch: fn(),
};

const meta = preview.meta({
  title: 'Admin/QueryError',
  tags: ['internal', '!stable'],
  component: QueryError,
  args: { query: failed, fallback: 'We couldn’t load the leads. Please try again.' },
});

export const NothingLoaded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load the leads. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
});
export const OutOfDate = meta.story({
  args: {
    query: {
      ...failed,
      data: [],
      error: new ApiError(500, 'Something went wrong on our end. Please try again.', ''),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This may be out of date')).toBeVisible();
    await expect(canvas.getByText('Something went wrong on our end. Please try again.')).toBeVisible();
  },
});
export const TryingAgain = meta.story({ args: { query: { ...failed, isFetching: true } } });
