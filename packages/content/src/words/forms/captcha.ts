/** Texts around the math problem. The server's messages are in `captchaMessages` of `model/forms/captcha.ts`. */
export const captchaWords = {
  label: 'Solve the math problem',
  loading: 'Loading...',
  failed: 'Failed to fetch CAPTCHA',
  /** Shown when there is no problem. */
  none: 'Not loaded',
  /** How to recover from a failed load. */
  retry: 'Press New Problem to try again.',
  another: 'New Problem',
};
