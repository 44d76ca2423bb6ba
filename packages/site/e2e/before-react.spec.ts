import { expect, holdScripts, hydrated, test } from './support/test.ts';

test('what is typed before React arrives is kept', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Type of service').selectOption('Schedule Repair');
  await page.getByLabel('Yes').check();
  await page.getByLabel('What assistance do you need?').fill('No cooling upstairs.');
  scripts.release();
  await hydrated(page);
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Type of service')).toHaveValue('Schedule Repair');
  await expect(page.getByLabel('Yes')).toBeChecked();
  await expect(page.getByLabel('What assistance do you need?')).toHaveValue('No cooling upstairs.');
  // The form knows the values, it does not only show them: only what is missing is asked for.
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByRole('link', { name: 'Please enter your last name' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Please enter your first name' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Please select the type of service you need' })).toHaveCount(0);
});

test('a submit before React arrives waits for it', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page).toHaveURL('/');
  scripts.release();
  await expect(page.getByRole('link', { name: 'Please enter your last name' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Rosa');
});

test('a press of an arrow before React arrives is done when it has', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Next slide' }).click();
  scripts.release();
  await hydrated(page);
  await expect(page.getByRole('group', { name: /2 of 4/ })).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('links, calls and menus work', async ({ page, viewport }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (viewport && viewport.width < 1120) await page.locator('header summary').first().click();
    const services = page.locator('header').getByRole('link', { name: 'Services', exact: true });
    await expect(services).toBeVisible();
    await expect(services).toHaveAttribute('href', '/services');
    await page.getByLabel('Services menu').click();
    await expect(page.locator('header').getByRole('link', { name: 'Duct cleaning' })).toBeVisible();
  });

  test('the form says that it needs JavaScript, and gives the phone', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('form[data-lead-form]');
    await expect(form.getByText(/JavaScript/)).toBeVisible();
    await expect(form.locator('a[href^="tel:"]').first()).toBeVisible();
  });
});
