import recorded from '../pictures.json';

const forms = ['ServiceRequestForm', 'QuoteForm', 'ContactForm', 'ReferralForm', 'CareerForm'];
const failures = ['Invalid', 'Server Error', 'Not Kept', 'Captcha Error', 'Rate Limited', 'Too Large', 'Offline'];

/** What the last run of the tests saw at phone width. Thirty live forms would fight over the focus. */
const pictures = import.meta.glob<string>(
  '../../test-results/pictures/phone/lead-forms-*form--{invalid,server-error,not-kept,captcha-error,rate-limited,too-large,offline}.png',
  { eager: true, query: '?url', import: 'default' },
);

/** Every form in every state of failure that it has a story for, side by side. */
export const ContactSheet = () =>
  forms.map((form) => (
    <section key={form}>
      <h2>{form}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
        {failures.map((failure) => {
          const story = `lead-forms-${form.toLowerCase()}--${failure.toLowerCase().replaceAll(' ', '-')}`;
          if (!(`${story} phone` in recorded)) return undefined;
          const picture = pictures[`../../test-results/pictures/phone/${story}.png`];
          return (
            <a key={failure} href={`?path=/story/${story}`} target="_top" style={{ width: 195 }}>
              {failure}
              {picture === undefined ? (
                <span
                  style={{ display: 'block', padding: '96px 16px', background: 'var(--hvac-color-background-subtle)' }}
                >
                  No picture yet
                </span>
              ) : (
                <img src={picture} alt="" width={195} style={{ display: 'block' }} />
              )}
            </a>
          );
        })}
      </div>
    </section>
  ));
