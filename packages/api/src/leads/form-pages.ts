import { fallbackSpecials, leadFormAt, loadPage, receiptPath, redirectFor, type PagePath } from '@hvac/company';
import {
  fieldLabel,
  fieldValue,
  isCaptchaMessage,
  leadNumber,
  offersOn,
  resumeLimitBytes,
  resumeMessages,
  subjectLine,
  type CaptchaChallenge,
  type PostedForm,
  type SentForm,
} from '@hvac/content/model';
import { postedFormWords } from '@hvac/content/words';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type * as z from 'zod/mini';
import { DomainError } from '../errors.ts';
import { toHttpError } from '../http/error-handler.ts';
import { readForm, type FormBody } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimits } from '../http/rate-limit.ts';
import { decodeLetters, splitUrl } from '../http/site-path.ts';
import { loadRenderer } from '../http/site-renderer.ts';
import { describeError, type Logger } from '../logger.ts';
import { visibleSpecials } from '../specials/public-routes.ts';
import { sourceOfForm, type LeadRouteDeps } from './lead-routes.ts';
import { leadForms, type LeadForm } from './model/lead-forms.ts';
import type { Lead } from './model/lead.ts';
import type { ReceiptCookie } from './receipt-cookie.ts';
import type { UploadedFile } from './resume.ts';
import { submitLead } from './submit-lead.ts';

interface FormPageDeps extends LeadRouteDeps {
  receipts: ReceiptCookie;
  /** The built site, absolute. */
  siteDir: string;
  /** The site's origin; undefined when not configured. */
  publicOrigin: string | undefined;
  log: Logger;
}

/** Where a form was posted to. */
interface Target {
  path: PagePath;
  form: LeadForm;
}

/** Empty when it was refused before it was read. */
const formOf = (request: Request) => (request.body ?? { values: new Map(), file: undefined }) as FormBody;

const targetOf = (response: Response) => response.locals['postedTo'] as Target;

/** The text of a math problem, which the form sends back with its token. */
const questionPattern = /^\d{1,2} \+ \d{1,2} =$/;

/**
 * POST to a page with a form, and the receipt: forms of browsers without script. The answers are pages; the site's build
 * renders them.
 */
export function formPages(
  { receipts, siteDir, publicOrigin, log, uploads, ...deps }: FormPageDeps,
  limits: RateLimits,
) {
  const findForm: RequestHandler = (request, response, next) => {
    const pathname = decodeLetters(splitUrl(request.url).path);
    const path = (redirectFor({ pathname, search: '' }) ?? pathname) as PagePath;
    const name = leadFormAt(path);
    if (name === undefined) return next('route');
    response.locals['postedTo'] = { path, form: leadForms[name] } satisfies Target;
    next();
  };

  /** Another site may link to a form, but neither fill it in nor send it. */
  const refuseForeign: RequestHandler = (request, _response, next) => {
    if (isForeign(request, publicOrigin)) throw new HttpError(403, postedFormWords.elsewhere);
    next();
  };

  /** Counts before the form is read, so that one that is broken off counts, too. A refusal waits for the text of the form. */
  const countLead: RequestHandler = async (request, response, next) => {
    try {
      await limits.lead(targetOf(response).form.kind.name)(request, response, () => {});
    } catch (refusal) {
      response.locals['refusal'] = refusal;
    }
    next();
  };

  /** The message of a first post starts with the offer of its link, "/contact?special=Tune-up", as scripts have it. */
  async function addOffer(request: Request, response: Response): Promise<void> {
    const { values } = formOf(request);
    const title = URL.parse(request.get('Referer') ?? '')?.searchParams.get('special');
    const message = values.get('message') ?? '';
    const isFirst = targetOf(response).form === leadForms.contact && !values.has('captchaToken');
    if (title && isFirst && !message.includes(title) && (await isOffered(title).catch(() => false)))
      values.set('message', `${subjectLine({ title })}\n\n${message}`);
  }

  /** Whether visitors see an offer of this title today: another site may link to the form with any text. */
  async function isOffered(title: string): Promise<boolean> {
    const { today, specials } = await visibleSpecials(deps);
    return offersOn(today, specials, fallbackSpecials).some((offer) => offer.title === title);
  }

  const submit: RequestHandler = async (request, response) => {
    await addOffer(request, response);
    if (response.locals['refusal']) throw response.locals['refusal'];
    const { path, form } = targetOf(response);
    const { values, file } = formOf(request);
    const page = await loadPage(path);
    const parsed = form.parse(Object.fromEntries(values), 'city' in page ? page.city : '');
    if (!parsed.success) return sendBack(request, response.status(422), { errors: errorsOf(parsed.error, values) });
    try {
      const source = { ...sourceOfForm(request, values), file };
      const { id } = await submitLead(form.kind, parsed.data, source, deps);
      // GET, so that a reload doesn't post again (RFC 9110, 15.4.4).
      response.set('Cache-Control', 'no-store').redirect(303, receipts.set(request, response, { id, path }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const field = isCaptchaMessage(error.message) ? 'captchaAnswer' : 'resume';
      await sendBack(request, response.status(422), { errors: { [field]: error.message } });
    }
  };

  const fail: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    if (!('postedTo' in response.locals) || response.headersSent) return next(error);
    // An upload that was dropped halfway is not read on.
    request.unpipe();
    // What came before a form broke off begins with its offer, too.
    await addOffer(request, response);
    const { status, message, headers } = toHttpError(error, request.method);
    if (status >= 500) log.error({ status, ...describeError(error) }, 'A posted form failed');
    await sendBack(request, response.status(status).set(headers), { failure: message });
  };

  /** Answers with the form as it was filled in, and says what is wrong at its fields or, in one sentence, with the whole. */
  async function sendBack(request: Request, response: Response, { errors = {}, failure }: Partial<PostedForm>) {
    const { values, file } = formOf(request);
    const { answer, ...captcha } = problemOf(values, 'captchaAnswer' in errors);
    const posted: PostedForm = {
      values: { ...Object.fromEntries(values), captchaAnswer: answer },
      errors: { ...(file && { resume: lossOf(file) }), ...errors },
      failure,
      captcha,
      hidden: sourceOfForm(request, values).hidden,
    };
    const { renderPostedForm } = await loadRenderer(siteDir);
    const page = await renderPostedForm(targetOf(response).path, posted);
    // This browser may store it, as it does what is typed on a page: Back from the receipt would ask whether to post again.
    response.set('Cache-Control', 'private, no-cache').type('html').send(page);
  }

  /** The problem of the form while its answer may be right, or else a new one. */
  function problemOf(values: FormBody['values'], isWrong: boolean): CaptchaChallenge & { answer: string } {
    const [token = '', question = '', answer = ''] = ['captchaToken', 'captchaQuestion', 'captchaAnswer'].map((name) =>
      values.get(name),
    );
    const isKept = !isWrong && questionPattern.test(question) && deps.captcha.isValid(token);
    return isKept ? { token, question, answer } : { ...deps.captcha.issue(token), answer: '' };
  }

  const receipt: RequestHandler = async (request, response) => {
    const pass = receipts.read(request);
    const [lead] = pass ? await deps.store.listLeads({ id: pass.id }).catch(() => []) : [];
    const { renderReceipt } = await loadRenderer(siteDir);
    const page = await renderReceipt(receiptPath, pass && lead && { path: pass.path, ...sentForm(lead) });
    response.set('Cache-Control', 'no-store').type('html').send(page);
  };
  return {
    post: [limits.other, findForm, refuseForeign, countLead, uploads, readForm, submit, fail],
    receipt,
  };
}

/** What is wrong with a form, by field name: the first message of each. */
function errorsOf({ issues }: z.core.$ZodError, values: FormBody['values']): Record<string, string> {
  // On a page without script there is no math problem at first: that is no mistake.
  const notShown = values.has('captchaToken') ? ['captchaToken'] : ['captchaToken', 'captchaAnswer'];
  const messages = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries(messages.toReversed().filter(([name]) => !notShown.includes(name)));
}

/** What is said of a chosen file: no page can hold it, so it has to be chosen again. */
const lossOf = ({ bytes }: UploadedFile): string =>
  bytes.length > resumeLimitBytes ? resumeMessages.tooLarge.description : postedFormWords.fileAgain;

/** By Fetch Metadata, or by Origin for browsers without it. Text browsers send neither. */
function isForeign(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('Origin');
  // Proxies may send a Host of their own, or add the port that browsers leave out.
  if (origin === undefined || origin === publicOrigin) return false;
  return URL.parse(origin)?.host !== request.host.replace(/:(?:80|443)$/, '');
}

const notSent = new Set(['id', 'createdAt', 'confirmEmail', 'resumeFileSize', 'fileMimeType']);

const sentForm = ({ entity }: Lead): Omit<SentForm, 'path'> => ({
  number: leadNumber(entity.id),
  answers: Object.entries(entity)
    .filter(([name]) => !notSent.has(name))
    .map(([name, value]) => ({ label: fieldLabel(name), text: fieldValue(name, String(value)) })),
});
