const forms = ['ServiceRequestForm', 'QuoteForm', 'ContactForm', 'ReferralForm', 'CareerForm'];
const failures = ['Invalid', 'Server Error', 'Not Kept', 'Captcha Error', 'Rate Limited', 'Too Large', 'Offline'];

/** The baselines at phone width: what the tests hold each story to, pixel by pixel. Forty live forms would fight over the focus. */
const pictures = import.meta.glob<string>(
  '../baselines/phone/leads-*form-{invalid,server-error,not-kept,captcha-error,rate-limited,too-large,offline}.png',
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
          const picture = pictures[`../baselines/phone/leads-${component}-${state}.png`];
          return (
            <a key={failure} href={`?path=/story/leads-${component}--${state}`} target="_top">
              {failure}
              {picture === undefined ? (
                <p>There is no picture of this state.</p>
              ) : (
                <img src={picture} alt="" width={195} style={{ display: 'block' }} />
              )}
            </a>
          );
        })}
      </div>
    </section>
  ));
