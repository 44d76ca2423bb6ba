import { captchaAnswer, expect, holdScripts, hydrated, test } from './support/test.ts';

test('a list that is open while the page hydrates keeps what is then chosen', { tag: '@once' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  const list = page.getByLabel('Type of service');
  await list.click();
  await page.keyboard.press('ArrowDown');
  scripts.release();
  await hydrated(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue('Schedule Repair');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByRole('link', { name: 'Please enter your first name' })).toBeVisible();
  await expect(list).toHaveValue('Schedule Repair');
  await expect(page.getByRole('link', { name: 'Please select the type of service you need' })).toHaveCount(0);
});

test('a slider arrow works before hydration', { tag: '@once' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  // At once, and React goes on from there.
  await expect(page.getByRole('group', { name: /2 of 4/ })).toBeVisible();
  scripts.release();
  await hydrated(page);
  await expect(page.getByRole('group', { name: /2 of 4/ })).toBeVisible();
});

test('focus has a visible ring before hydration, on light and dark backgrounds', { tag: '@once' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  for (const place of ['banner', 'contentinfo'] as const) {
    const link = page.getByRole(place).getByRole('link', { name: 'Whitley' }).first();
    await link.focus();
    // By a key, as the ring is for those who use the keyboard.
    await page.keyboard.press('Shift');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-width', '3px');
    await expect(link).toHaveCSS('outline-style', 'solid');
  }
});

test('menus, FAQ answers and links work while React is still loading', { tag: '@once' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/hvac-faqs');
  const [question] = await page.locator('main details').all();
  if (!question) throw new Error('No question');
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await page.getByLabel('Services menu').click();
  await page.locator('header').getByRole('link', { name: 'Duct cleaning' }).click();
  await expect(page).toHaveURL('/duct-cleaning');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'a form sent twice just before hydration creates one request',
  { tag: '@once' },
  async ({ page, server }, info) => {
    const email = `twice-before-react.${info.project.name}@example.com`;
    const scripts = await holdScripts(page);
    await page.goto('/');
    await page.getByLabel('First name').fill('Rosa');
    await page.getByLabel('Last name').fill('Delgado');
    await page.getByLabel('Phone').fill('(904) 555-0199');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Type of service').selectOption('Schedule Repair');
    await page.getByLabel('Yes').check();
    await page.getByLabel('How can we help?').fill('No cooling upstairs.');
    const send = page.locator('form[data-lead-form] button[type="submit"]');
    await send.click();
    await expect(send).toHaveAccessibleName(/SUBMITTING\.\.\.$/);
    await send.click();
    scripts.release();
    // The math problem comes with React: it is all that is missing, whether it has come already or not.
    await expect(page.getByLabel(/^Solve the math problem/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^Solve the math problem/).fill(await captchaAnswer(page));
    await send.dblclick();
    await expect(page.getByText('Service Request Submitted').first()).toBeVisible();
    expect(await server.countOnDisk(email)).toBe(1);
  },
);
