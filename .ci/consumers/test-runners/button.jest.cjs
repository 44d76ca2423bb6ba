const { Button } = require('@hvac/ui');
const { render, screen } = require('@testing-library/react');
const { createElement } = require('react');

test('a button has its name', () => {
  render(createElement(Button, null, 'Call us'));
  expect(screen.getByRole('button', { name: 'Call us' })).toBeTruthy();
});
