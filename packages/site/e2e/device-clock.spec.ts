import { addDays, localDay } from '@hvac/content/model';
import { callsOf, logIn, solveCaptchas, test } from './support/office.ts';
import { adminPassword } from './support/server.ts';
import { expect } from './support/test.ts';

const day = 86_400_000;

for (const [name, off] of [
  ['a day ahead', day],
  ['a day behind', -day],
] as const)
  test(
    `a computer whose clock is ${name} tells ages and follow-up days by the server’s`,
    { tag: '@once' },
    async ({ page, clock, office }) => {
      const call = callsOf(office.origin);
      const [solved] = await solveCaptchas(call, 1);
      const sent = await call('/api/service-requests', {
        firstName: 'Rosa',
        lastName: 'Delgado',
        phone: '(904) 555-0199',
        email: 'r.delgado@example.com',
        serviceType: 'Schedule Repair',
        message: 'Warm air upstairs.',
        isNewCustomer: true,
        ...solved,
      });
      expect(sent.ok).toBe(true);
      await clock.move(2 * 3_600_000);
      await page.clock.install({ time: clock.now() + off });
      await logIn(page, '', adminPassword);
      const row = page.getByRole('link', { name: /^Unread\. Rosa Delgado/ });
      await expect(row.getByText('2 h')).toBeVisible();
      await row.click();
      const lead = page.getByRole('article', { name: 'Rosa Delgado' });
      await expect(lead.getByText('8:00 AM today', { exact: false }).first()).toBeVisible();
      await lead.getByRole('button', { name: 'Tomorrow' }).click();
      await expect(lead.getByLabel('Follow up on')).toHaveValue(addDays(localDay(clock.now()), 1));
    },
  );
