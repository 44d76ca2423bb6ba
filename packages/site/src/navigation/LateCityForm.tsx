import { company } from '@hvac/company';
import { FormPlaceholder } from '@hvac/ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { openDocument } from '../errors/openDocument.ts';
import type { CityFormProps } from '../routes/city-form.tsx';
import { loadCityForm, loadedCityForm } from './late-city-form.ts';

/** The form of the pages about a city, as soon as its code is there. On navigation that is after the page. */
export const LateCityForm = (props: CityFormProps) => {
  const [Form, setForm] = useState(loadedCityForm);
  const [hasFailed, setHasFailed] = useState(false);
  const isStaying = useRef(true);
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    isStaying.current = isIdle;
    return () => void (isStaying.current = false);
  }, [isIdle]);
  const open = useCallback((cause: unknown) => {
    openDocument(location, cause, () => isStaying.current).catch(() => setHasFailed(true));
  }, []);
  useEffect(() => {
    if (!Form) loadCityForm().then((loaded) => setForm(() => loaded), open);
  }, [Form, open]);
  if (Form) return <Form {...props} />;
  return <FormPlaceholder phone={company.phone} {...(hasFailed && { onRetry: () => open(undefined) })} />;
};
