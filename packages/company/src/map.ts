import type { MapPlace } from '@hvac/content/model';
import type { Path } from './paths.ts';

/** The places on the service area's map (`/pictures/map-service-area.svg`), with their dots in that drawing. */
export const mapPlaces: readonly MapPlace<Path>[] = [
  { label: 'Amelia Island', to: '/amelia-island-cooling', x: 67.28, y: 20.07, side: 'right' },
  {
    label: 'Atlantic Beach',
    to: '/atlantic-beach-hvac',
    x: 72.66,
    y: 45.74,
    side: 'right',
    tight: true,
  },
  { label: 'Bryceville', to: '/bryceville-hvac', x: 11.5, y: 41.2, side: 'right' },
  { label: 'Doctors Inlet', to: '/doctors-inlet-hvac', x: 29.52, y: 70.77, side: 'left' },
  { label: 'Fernandina', to: '/fernandina-hvac', x: 66.82, y: 11.3, side: 'right', onSmallMaps: true },
  { label: 'Fleming Island', to: '/fleming-island-hvac', x: 36.39, y: 72.15, side: 'right' },
  { label: 'Green Cove Springs', to: '/green-cove-springs-hvac', x: 40.73, y: 82.71, side: 'right' },
  // The home page is Jacksonville's.
  { label: 'Jacksonville', to: '/', x: 43.94, y: 46.8, side: 'left', primary: true, onSmallMaps: true },
  { label: 'Jacksonville Beach', to: '/hvac-jacksonville', x: 73.46, y: 52.08, side: 'right', tight: true },
  { label: 'Middleburg', to: '/middleburg-hvac', x: 19.22, y: 74.58, side: 'below', onSmallMaps: true },
  {
    label: 'Neptune Beach',
    to: '/neptune-beach-hvac',
    x: 73.11,
    y: 48.91,
    side: 'right',
    onSmallMaps: true,
    tight: true,
  },
  { label: 'Orange Park', to: '/orange-park-air-conditioning', x: 37.53, y: 64.33, side: 'left', onSmallMaps: true },
  { label: 'Penney Farms', to: '/penney-farms-hvac', x: 26.09, y: 84.08, side: 'left' },
  { label: 'Ponte Vedra', to: '/ponte-vedra-hvac', x: 73.23, y: 67.6, side: 'left' },
  { label: 'Ponte Vedra Beach', to: '/ponte-vedra-beach-hvac', x: 74.37, y: 57.04, side: 'right' },
  { label: 'Saint Johns County', to: '/north-st-johns-cooling', x: 58.35, y: 77.11, side: 'right', onSmallMaps: true },
  { label: 'St. Augustine', to: '/st-augustine-air-conditioning', x: 82.61, y: 92.64, side: 'left', onSmallMaps: true },
];
