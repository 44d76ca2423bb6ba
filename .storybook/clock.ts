import MockDate from 'mockdate';

/** The time that stories live at unless the toolbar says otherwise: a Saturday morning in Jacksonville. */
export const clock = '2026-11-21T10:00:00-05:00';

/** The toolbar's clock: moments at which the site looks different. */
export const clockControl = {
  description: 'The time that components see',
  toolbar: {
    title: 'Clock',
    icon: 'time' as const,
    dynamicTitle: true,
    items: [
      { value: clock, title: 'November 21, 2026, 10 AM' },
      { value: '2025-11-30T23:59:00-05:00', title: 'Last minute of the 2025 offers' },
      { value: '2025-12-01T00:00:00-05:00', title: 'The minute after' },
      { value: '2026-07-04T02:00:00-04:00', title: 'A hot holiday night' },
    ],
  },
};

/**
 * Stops the clock at a time. Only dates stand still: timers and animation go on.
 * @param time ISO 8601
 * @returns sets the clock free again
 */
export function setClock(time: string): () => void {
  MockDate.set(time);
  return () => MockDate.reset();
}
