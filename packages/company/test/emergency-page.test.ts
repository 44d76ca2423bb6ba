import { expect, test } from 'vitest';
import { company } from '../src/company.ts';
import { emergencyService } from '../src/pages/emergency-service.ts';

test('the emergency page says when messages are read', () => {
  const { callToAction, actions } = emergencyService;
  expect(callToAction.text).toContain(company.officeHours[0]);
  expect(JSON.stringify(emergencyService)).not.toContain('the same people');
  expect(actions.map(({ label }) => label)).toEqual(['If it can wait, write to us']);
});
