import { describe, expect, it } from 'vitest';
import { formatChange, formatEvent } from '../src/admin/inbox/format.ts';

const at = '2026-11-21T14:00:00.000Z';
const arrivalWindow = { from: '09:00', to: '11:00' };

describe('what is said of a scheduled lead', () => {
  it.each([
    ['service-request', 'Marked scheduled by Marcus Bell'],
    ['career-application', 'Marked for interview by Marcus Bell'],
  ] as const)('in the history of a %s: %s', (kind, line) => {
    expect(formatEvent({ at, kind: 'status', detail: 'scheduled', by: 'Marcus Bell' }, kind)).toBe(line);
  });

  it.each([
    ['service-request', 'Visit on Nov 24, 2026, 9 to 11\u00a0AM'],
    ['career-application', 'Interview on Nov 24, 2026, 9 to 11\u00a0AM'],
  ] as const)('of its day and time, in the history of a %s: %s', (kind, line) => {
    expect(formatEvent({ at, kind: 'follow-up', detail: '2026-11-24 09:00-11:00' }, kind)).toBe(line);
  });

  it.each([
    ['service-request', { status: 'scheduled' }, 'Rosa Delgado marked scheduled.'],
    ['career-application', { status: 'scheduled' }, 'Rosa Delgado marked for interview.'],
    ['career-application', { arrivalWindow }, 'Rosa Delgado: interview 9 to 11\u00a0AM.'],
    ['career-application', { arrivalWindow: null }, 'Rosa Delgado: interview at any time.'],
    ['career-application', { outcome: { result: 'not-hired' } }, 'Rosa Delgado marked not hired.'],
    [undefined, { status: 'scheduled' }, 'Rosa Delgado marked scheduled.'],
  ] as const)('beside Undo, of a %s after %j: %s', (kind, change, line) => {
    expect(formatChange(change, 'Rosa Delgado', kind, undefined)).toBe(line);
  });
});
