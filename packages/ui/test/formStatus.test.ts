import { expect, it } from 'vitest';
import { changeStatus, problemsOf, type FormStatus } from '../src/forms/private/formStatus.ts';

type Status = FormStatus<string, number>;

const editing: Status = { name: 'editing' };
const sending: Status = { name: 'sending' };
const refused: Status = { name: 'refused', problems: [{ name: 'phone', message: 'Please enter your phone' }] };
const failed: Status = { name: 'failed', failure: 'No connection' };
const sent: Status = { name: 'sent', receipt: 1 };

it.each([editing, sending, refused, failed, sent])(
  'changes from $name to any other, unless it is sending',
  (status) => {
    for (const next of [editing, sending, refused, failed, sent])
      expect(changeStatus(status, next)).toBe(
        status === sending && (next === sending || next === refused) ? sending : next,
      );
  },
);

it('lists problems as their fields follow each other', () => {
  const messages: Record<string, string> = { phone: 'Phone', firstName: 'Name' };
  expect(problemsOf(['firstName', 'email', 'phone'], (name) => messages[name])).toEqual([
    { name: 'firstName', message: 'Name' },
    { name: 'phone', message: 'Phone' },
  ]);
});
