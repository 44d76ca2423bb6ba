import { company } from '@hvac/company';
import {
  answerOf,
  chooseFile,
  fieldValues,
  finishWithoutScript,
  formOf,
  leadForms,
  type LeadForm,
  resume,
  submitOf,
  titleOf,
} from './support/lead-forms.ts';
import { addSpecial } from './support/specials.ts';
import { expect, test } from './support/test.ts';

/* Scripts off: every form is sent, however often its button is pressed. */

test.use({ javaScriptEnabled: false });

for (const form of leadForms) {
  const email = `scripts-are-not-run${form.path.replaceAll('/', '-')}@example.com`;

  test(`${form.path}: a person with scripts off sends the form`, async ({ page, server }) => {
    await page.goto(form.path);
    // The math problem comes with the answer.
    await expect(answerOf(page)).toBeHidden();
    await form.fill(formOf(page), email);
    if (form.file) await chooseFile(page);
    const typed = await fieldValues(page);
    await submitOf(page).click();
    if (form.file) await expect(page.getByRole('link', { name: 'Please choose your résumé again.' })).toBeVisible();
    expect(await fieldValues(page)).toEqual(typed);
    // The number that is answered at night, on pages whose buttons call for an estimate too.
    for (const call of await page.getByRole('main').locator('a[href^="tel:"]').all())
      await expect(call).toHaveAttribute('href', `tel:${company.phone.dial}`);
    await finishWithoutScript(page, form);
    await expect(page).toHaveURL(/\/receipt\?key=[\w-]{12}$/);
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText(/number is [\dA-F]{8}/)).toBeVisible();
    if (form.file) await expect(page.getByText(resume.name)).toBeVisible();
    const stored = form.stored?.(email) ?? email;
    expect(await server.countOnDisk(stored)).toBe(1);

    // A reload shows the receipt again, and Back the last step: nothing is posted again.
    await page.reload();
    await expect(titleOf(page)).toHaveText(form.sent);
    await page.goBack();
    expect(await fieldValues(page)).toEqual(typed);
    await page.goForward();
    await expect(titleOf(page)).toHaveText(form.sent);
    expect(await server.countOnDisk(stored)).toBe(1);
  });
}

test('the offer of a link to the contact form stands in its message', async ({ page, server }) => {
  const title = '50% off: coils & filters?';
  await addSpecial(server.origin, { title });
  await page.goto('/specials');
  await page.getByRole('link', { name: `Redeem ${title}` }).click();
  await submitOf(page).click();
  await expect(page.getByLabel('Your message')).toHaveValue(`I would like to redeem: ${title}\n\n`);
});

test('wrong answers come back at their fields, with everything kept', async ({ page }) => {
  await page.goto('/');
  await submitOf(page).click();
  await expect(titleOf(page)).toHaveText('Please check what you entered');
  const problem = page.getByRole('link', { name: 'Please enter your first name' });
  await problem.click();
  const firstName = page.getByLabel('First name');
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await firstName.fill('Zoë "Z" <b>');
  await submitOf(page).click();
  await expect(firstName).toHaveValue('Zoë "Z" <b>');
  await expect(problem).toHaveCount(0);
});

test('a form that was left keeps what was typed on return, and is sent', async ({ page, server }) => {
  const form = leadForms.find(({ path }) => path === '/contact') as LeadForm;
  const email = 'left-without-script@example.com';
  await page.goto(form.path);
  await form.fill(formOf(page), email);
  const typed = await fieldValues(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await expect.poll(() => fieldValues(page)).toEqual(typed);
  await submitOf(page).click();
  await finishWithoutScript(page, form);
  expect(await server.countOnDisk(email)).toBe(1);
});

test('the service area answers for a ZIP code, below the field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/service-area');
  const field = page.getByRole('textbox', { name: 'Your ZIP code' });
  for (const [zip, answer] of [
    ['32073', 'Yes, we come to 32073.'],
    ['FL ３２０７３', 'Yes, we come to 32073.'],
    ['33101', 'That one isn’t on our list.'],
  ] as const) {
    await field.fill(zip);
    await page.getByRole('button', { name: 'Do we come to you?' }).click();
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(field).toBeInViewport();
  }
  await expect(page.getByText('Yes, we come to 32073.')).toBeHidden();
});
