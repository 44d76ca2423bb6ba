import type { PageMetadata } from '@hvac/content/model';
import { notFoundWords } from '@hvac/content/words';

export const notFoundPicture = '/pictures/spot-404.svg';

export const notFoundMetadata: PageMetadata = {
  title: `${notFoundWords.title} | Whitley’s Heating & Air`,
  description:
    'This page doesn’t exist. Find AC repair, heating and maintenance in Jacksonville, or call us day or night.',
};
