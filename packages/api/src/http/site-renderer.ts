import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagePath } from '@hvac/company';
import type { InitialSpecials, PostedForm, SentForm } from '@hvac/content/model';

/** Module in the built site that renders pages on request. Each function returns a whole HTML document. */
export interface SiteRenderer {
  renderSpecials: (initial: InitialSpecials) => Promise<string>;
  renderPostedForm: (path: PagePath, posted: PostedForm) => Promise<string>;
  /** @param path of the receipt page */
  renderReceipt: (path: string, sent: SentForm | undefined) => Promise<string>;
}

/** The module's file in the built site. */
export const rendererFile = (siteDir: string): string => join(siteDir, '.server/server.js');

/** @throws when the site is not built */
export const loadRenderer = async (siteDir: string): Promise<SiteRenderer> =>
  (await import(pathToFileURL(rendererFile(siteDir)).href)) as SiteRenderer;
