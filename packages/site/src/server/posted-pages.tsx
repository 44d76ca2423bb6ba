import { company, leadFormAt, loadPage, quoteWords, type LeadFormName, type PagePath } from '@hvac/company';
import type { PostedForm, SentForm } from '@hvac/content/model';
import {
  careerWords,
  contactWords,
  postedFormWords,
  referralWords,
  serviceRequestWords,
  type LeadFormWords,
} from '@hvac/content/words';
import { LinkProvider } from '@hvac/ui';
import {
  CareerForm,
  ContactForm,
  PostedFormPage,
  postedFormTitle,
  QuoteForm,
  ReceiptPage,
  ReferralForm,
  ServiceRequestForm,
  UiProvider,
} from '@hvac/ui/lead-forms';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentHead } from '../head/DocumentHead.tsx';
import { Shell } from '../SiteShell.tsx';
import { addFrame, readFrame } from './frames.ts';

interface ServedForm {
  Form: ComponentType<{ id: string; company: typeof company; city: string; send: string; headingLevel: 2 }>;
  /** Id of the form on its page, by which the browser keeps its draft. */
  id: string;
  /** What its receipt says. */
  words: LeadFormWords;
}

const forms: Record<LeadFormName, ServedForm> = {
  'service-request': { Form: ServiceRequestForm, id: 'service-request', words: serviceRequestWords },
  quote: { Form: QuoteForm, id: 'quote-form', words: serviceRequestWords },
  contact: { Form: ContactForm, id: 'contact', words: contactWords },
  referral: { Form: ReferralForm, id: 'referral', words: referralWords },
  careers: { Form: CareerForm, id: 'careers', words: careerWords },
};

/** @throws when the page has no form */
async function formAt(path: PagePath): Promise<ReactNode> {
  const name = leadFormAt(path);
  if (name === undefined) throw new Error(`The page ${path} has no form`);
  const { Form, id } = forms[name];
  const page = await loadPage(path);
  // Only the quote form names a city and its button.
  const quote = { city: 'city' in page ? page.city : company.city, send: quoteWords.send };
  return <Form id={id} company={company} {...quote} headingLevel={2} />;
}

/** A whole document that isn't indexed and needs no script. */
const documentOf = (title: string, path: string, page: ReactNode) => {
  const head = renderToStaticMarkup(
    <>
      <DocumentHead />
      <title>{`${title} | ${company.shortName}`}</title>
      <meta name="robots" content="noindex" />
    </>,
  );
  const body = renderToStaticMarkup(
    <UiProvider>
      <LinkProvider currentPath={path}>
        <Shell path={path}>{page}</Shell>
      </LinkProvider>
    </UiProvider>,
  );
  return `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body><div id="app">${body}</div></body></html>`;
};

/** Renders the answer to a form that a browser posted without script, for the API. */
export async function renderPostedForm(path: PagePath, posted: PostedForm): Promise<string> {
  const form = await formAt(path);
  const isWrong = (message: string) => message !== postedFormWords.fileAgain;
  const isError = posted.failure !== undefined || Object.values(posted.errors).some(isWrong);
  const title = (isError ? 'Error: ' : '') + postedFormTitle(posted);
  const page = (
    <PostedFormPage posted={posted} phone={company.phone}>
      {form}
    </PostedFormPage>
  );
  return addFrame(documentOf(title, path, page), await readFrame('posted'));
}

/** Renders the receipt of a form that was sent without script, for the API. */
export async function renderReceipt(path: string, sent: SentForm | undefined): Promise<string> {
  const { id, words } = forms[(sent && leadFormAt(sent.path)) ?? 'service-request'];
  const page = <ReceiptPage sent={sent} words={words} company={company} />;
  const { attributes, head } = await readFrame('receipt');
  // The first script deletes the draft of what was sent.
  const frame = { attributes: sent ? `${attributes} data-sent="${id}"` : attributes, head };
  return addFrame(documentOf(sent ? words.success.title : 'Receipt', path, page), frame);
}
