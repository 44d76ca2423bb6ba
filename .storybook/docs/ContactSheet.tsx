const forms = ['ServiceRequestForm', 'QuoteForm', 'ContactForm', 'ReferralForm', 'CareerForm'];
const failures = ['Invalid', 'Server Error', 'Not Kept', 'Captcha Error', 'Rate Limited', 'Too Large', 'Offline'];

/** What the last run of the tests saw at phone width. Forty live forms would fight over the focus. */
const pictures = import.meta.glob<string>(
  '../../test-results/pictures/phone/lead-forms-*form--{invalid,server-error,not-kept,captcha-error,rate-limited,too-large,offline}.png',
  { eager: true, query: '?url', import: 'default' },
);

/** Every form in every state of failure, side by side. */
export const ContactSheet = () =>
  forms.map((form) => (
    <section key={form}>
      <h2>{form}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
        {failures.map((failure) => {
          const [component, state] = [form.toLowerCase(), failure.toLowerCase().replaceAll(' ', '-')];
          const picture = pictures[`../../test-results/pictures/phone/lead-forms-${component}--${state}.png`];
          return (
            <a key={failure} href={`?path=/story/lead-forms-${component}--${state}`} target="_top">
              {failure}
              {picture === undefined ? (
                <p>No picture yet: run `npm run test:visual`.</p>
              ) : (
                <img src={picture} alt="" width={195} style={{ display: 'block' }} />
              )}
            </a>
          );
        })}
      </div>
    </section>
  ));
