import type { Announcements } from '@dnd-kit/core';

type Say = (id: unknown) => string;

/** How to move a row with the keyboard. */
export const instructions = {
  draggable:
    'To move this special, press Space, then the up and down arrow keys. Press Space again to drop it, or Escape to leave it where it was.',
};

/** What is said while a row is dragged. */
export const speaks = (titleOf: Say, placeOf: Say): Announcements => ({
  onDragStart: ({ active }) => `${titleOf(active.id)} picked up from ${placeOf(active.id)}.`,
  // Over itself it is from the first moment on: that must not take the place of the news that it was picked up.
  onDragOver: ({ active, over }) =>
    over && over.id !== active.id ? `${titleOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    over ? `${titleOf(active.id)} dropped at ${placeOf(over.id)}.` : `${titleOf(active.id)} dropped where it was.`,
  onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
});
