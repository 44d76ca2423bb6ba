import '@hvac/ui/reset.css';
import '@hvac/ui/styles.css';
import '@hvac/ui/fonts.css';
import { Button } from '@hvac/ui';
import { ServiceRequestForm, UiProvider } from '@hvac/ui/lead-forms';
import { createRoot } from 'react-dom/client';

const company = {
  phone: { display: '(904) 555-0142', dial: '+19045550142' },
  email: 'service@example.com',
  officeHours: ['Monday to Friday, 8:00 AM to 5:00 PM'],
  emergency: { heading: 'No heat?', text: 'We come.', line: 'Call', call: 'now', answered: 'We answer at night' },
  privacyPage: '/privacy',
} as const;

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <UiProvider>
    <Button>Call us</Button>
    <ServiceRequestForm company={company} />
  </UiProvider>,
);
