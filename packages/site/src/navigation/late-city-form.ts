import type { ComponentType } from 'react';
import type { CityFormProps } from '../routes/city-form.tsx';

type CityForm = ComponentType<CityFormProps>;

let loaded: CityForm | undefined;
let loading: Promise<CityForm> | undefined;

/** Loads the code of the form on the pages about a city, once: browsers keep a module that failed. */
export const loadCityForm = (): Promise<CityForm> =>
  (loading ??= import('../routes/city-form.tsx').then(({ CityForm }) => (loaded = CityForm)));

/** The form, if its code is there. */
export const loadedCityForm = (): CityForm | undefined => loaded;
