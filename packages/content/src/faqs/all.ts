import type { FaqPage } from '../model/pages.ts';
import type { Path } from '../paths.ts';
import { airConditioningFaqs } from './air-conditioning.ts';
import { heatingSystemFaqs } from './heating-system.ts';
import { hvacFaqs } from './hvac.ts';
import { indoorAirQualityFaqs } from './indoor-air-quality.ts';

/** The four pages of questions and answers, in the menu's order. */
export const faqPages: readonly FaqPage<Path>[] = [
  airConditioningFaqs,
  hvacFaqs,
  heatingSystemFaqs,
  indoorAirQualityFaqs,
];
