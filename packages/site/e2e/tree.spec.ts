import { adminPassword } from './support/server.ts';
import { expect, hydrated, test } from './support/test.ts';

/** The accessibility tree of the interactive parts: roles, names and states, in order. */

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the header is a banner with the main links and named menus', async ({ page, viewport }) => {
  await page.goto('/');
  const isPhone = viewport !== null && viewport.width < 1024;
  if (isPhone) await page.getByLabel('Menu', { exact: true }).click();
  // On a phone the social links are in the menu, and the button before it.
  const parts = isPhone
    ? ['- link "Schedule Service Online"', '- navigation "Main":', '  - list "Social links"']
    : ['- navigation "Main"', '- list "Social links"', '- link "Schedule Service Online"'];
  await expect(page.locator('header')).toMatchAriaSnapshot(`
    - banner:
      - link "Whitley’s Heating & Air, Jacksonville":
        - /url: /
${parts.map((part) => `      ${part}`).join('\n')}
  `);
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "Services"
        - group
      - listitem:
        - link "Specials"
      - listitem:
        - link "Financing"
      - listitem:
        - link "About Us"
        - group
      - listitem:
        - link "Careers"
      - listitem:
        - link "Contact"
  `);
});

test('the slider is a region with named slides and buttons', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Featured' })).toMatchAriaSnapshot(`
    - region "Featured":
      - group "Slides":
        - button "Previous slide"
        - button "Slide 1 of 4"
        - button "Slide 2 of 4"
        - button "Slide 3 of 4"
        - button "Slide 4 of 4"
        - button "Next slide"
      - group "1 of 4":
        - link /Schedule service/
  `);
});

test(
  'the fields of the service request form have names, and a failed submit shows an alert with a link to the first mistake',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('First name').focus();
    await hydrated(page);
    const form = page.getByRole('form', { name: 'Request service' });
    await expect(form).toMatchAriaSnapshot(`
    - form "Request service":
      - status
      - textbox "First name"
      - textbox "Last name"
      - textbox "Phone"
      - textbox "Email"
      - combobox "Type of service"
      - radiogroup "Are you a new customer?":
        - radio "Yes"
        - radio "No"
      - textbox "How can we help?"
      - textbox /Solve the math problem/
      - button "New Problem"
      - paragraph:
        - link "How we use your information"
      - button "Submit request"
  `);
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(form.getByRole('alert')).toMatchAriaSnapshot(`
    - alert:
      - heading "Eight things to fix"
      - list:
        - listitem:
          - link "Please enter your first name"
  `);
  },
);

test('the admin login, form and list have accessible names', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin/specials');
  await expect(page.getByRole('form', { name: 'Admin Login' })).toMatchAriaSnapshot(`
    - form "Admin Login":
      - heading "Admin Login" [level=1]
      - textbox "Name"
      - textbox "Password"
      - button "Login"
  `);
  await page.getByLabel('Password').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage Specials', level: 1 })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Create New Special' })).toMatchAriaSnapshot(`
    - form "Create New Special":
      - textbox "Title"
      - textbox "Discount label"
      - textbox "Description"
      - textbox "Terms"
      - textbox "Start date"
      - textbox "Expiration date"
      - textbox "Print URL"
      - checkbox "Active" [checked]
      - button "Create Special"
  `);
  await page.goto('/admin/leads');
  await expect(page.getByRole('search', { name: 'Leads' })).toMatchAriaSnapshot(`
    - search "Leads":
      - group "View":
        - button /^Open/ [pressed]
        - button /^Due/
        - button /^Scheduled/
        - button /^Applications/
        - button /^Done/
        - button /^Spam/
        - button /^All/
      - searchbox "Search"
  `);
});
