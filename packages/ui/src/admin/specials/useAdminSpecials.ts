import { endpoints, type AdminSpecial } from '@hvac/content/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestOptions } from '../../api-client/apiRequest.ts';
import { specialsKey } from '../../specials/useSpecials.ts';
import { adminRequest } from '../adminRequest.ts';
import { bodyOf, type SpecialValues } from './specialValues.ts';

const listKey = [endpoints.adminSpecials] as const;
const deletedKey = [endpoints.adminSpecials, 'deleted'] as const;
const pathOf = (id: string) => `${endpoints.adminSpecials}/${encodeURIComponent(id)}`;

const read = async (url: string) => (await (await adminRequest('GET', url)).json()) as AdminSpecial[];

/** All specials that are not deleted, in their order. */
export const useAdminSpecials = () => useQuery({ queryKey: listKey, queryFn: () => read(endpoints.adminSpecials) });

/** Those that were deleted, the latest first. */
export const useDeletedSpecials = () =>
  useQuery({ queryKey: deletedKey, queryFn: () => read(`${endpoints.adminSpecials}?deleted=1`) });

interface Save {
  values: SpecialValues;
  /** The special that is edited; a new one is created without. */
  edited?: Pick<AdminSpecial, 'id' | 'version'> | undefined;
}

/** The calls that change specials. After each, the office's lists and the visitors' are read again. */
export function useSpecialChanges() {
  const client = useQueryClient();
  // Not waited for: what was kept is kept, even when the lists do not come.
  const refresh = () => {
    void client.invalidateQueries({ queryKey: listKey });
    void client.invalidateQueries({ queryKey: specialsKey });
  };
  const setList = (update: (specials: AdminSpecial[]) => AdminSpecial[]) =>
    client.setQueryData<AdminSpecial[]>(listKey, (specials) => specials && update(specials));
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, options?: RequestOptions) =>
    void (await adminRequest(method, url, body, options));

  const save = useMutation({
    mutationFn: ({ values, edited }: Save) =>
      edited
        ? call('PUT', pathOf(edited.id), bodyOf(values), { ifMatch: edited.version })
        : call('POST', endpoints.adminSpecials, bodyOf(values)),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE', pathOf(id)),
    onSuccess: (_nothing, id) => setList((specials) => specials.filter((special) => special.id !== id)),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call('POST', `${pathOf(id)}/restore`),
    onSettled: refresh,
  });
  const order = useMutation({
    mutationFn: (ids: readonly string[]) => call('POST', `${endpoints.adminSpecials}/order`, { ids }),
    // At once on the screen; what the server made of it comes after.
    onMutate: (ids) =>
      setList((specials) => specials.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))),
    onSettled: refresh,
  });
  return { save, remove, restore, order };
}
