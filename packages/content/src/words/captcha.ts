/** What stands around the math problem. What the server says of an answer is the model's: `captchaMessages`. */
export const captchaWords = {
  label: 'Solve the math problem',
  loading: 'Loading...',
  failed: 'Failed to fetch CAPTCHA',
  /** In the problem's place when there is none. */
  none: 'Not loaded',
  /** What can be done about it. */
  retry: 'Press New Problem to try again.',
  another: 'New Problem',
};
