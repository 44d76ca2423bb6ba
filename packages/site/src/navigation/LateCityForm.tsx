import { useEffect, useState } from 'react';
import { openDocument } from '../errors/openDocument.ts';
import type { CityFormProps } from '../routes/city-form.tsx';
import { loadCityForm, loadedCityForm } from './late-city-form.ts';

/** The form of the pages about a city, as soon as its code is there. On navigation that is after the page. */
export const LateCityForm = (props: CityFormProps) => {
  const [Form, setForm] = useState(loadedCityForm);
  useEffect(() => {
    if (Form) return;
    let isShown = true;
    loadCityForm()
      .catch((cause: unknown) => openDocument(location, cause, () => isShown))
      .then(
        (loaded) => setForm(() => loaded),
        // The page that shows the error is around it.
        (error: unknown) =>
          setForm(() => {
            throw error;
          }),
      );
    return () => void (isShown = false);
  }, [Form]);
  return Form && <Form {...props} />;
};
