import type { Guide } from '#storybook/docs/guide.ts';

export const guide: Guide = {
  use: 'To apply for a job, with a résumé.',
  avoid: 'For anything that can be urgent: this form does not offer a phone number for emergencies.',
  parts: [
    '“You”: name, address, phone, and the email address twice',
    'Education, jobs and certifications, all optional. A second and third job open on request',
    'Anything else, with a live count of characters',
    'The résumé: PDF, DOC or DOCX, up to 5 MB',
    'The math problem, the privacy line, the progress of the upload, and the button',
  ],
  content: [
    'A section says once that everything in it is optional. Its labels do not repeat it.',
    'A file that cannot be taken is refused when it is chosen, not after sending. The reason stays at the field.',
    'Everything that was typed is kept for a reload, except the résumé: a browser cannot keep a file. The draft note says “Please choose your résumé again.”',
  ],
  accessibility: {
    keyboard: 'As in every lead form. Leaving the page with something typed asks first.',
    screenReader: 'The progress of the upload is spoken at each quarter.',
  },
};
