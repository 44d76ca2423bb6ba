import { adminSpecial, endpoints, type AdminSpecial } from '@hvac/content/model';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { specialsKey } from '../../specials/useSpecials.ts';
import { adminFetch, adminRequest, deletedSpecialsQuery, specialsQuery } from '../api.ts';
import { toSpecialBody, toSpecialValues, type SpecialValues } from './specialValues.ts';

const listKey = specialsQuery.queryKey;
const pathOf = (id: string) => `${endpoints.adminSpecials}/${encodeURIComponent(id)}`;

interface Save {
  values: SpecialValues;
  /** The same for each retry, so that a lost response does not create two specials. */
  idempotencyKey: string;
  /** The special being edited; undefined creates one. */
  edited?: Pick<AdminSpecial, 'id' | 'version'> | undefined;
}

/** Refetches the admin's list and the visitors', without waiting for them. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: listKey });
    void client.invalidateQueries({ queryKey: specialsKey });
  };
}

/** Saves a form. */
export function useSaveSpecial() {
  const refresh = useRefresh();
  const { mutateAsync } = useMutation({
    mutationFn: ({ values, edited, idempotencyKey }: Save) =>
      edited
        ? adminRequest('PUT', pathOf(edited.id), toSpecialBody(values), { ifMatch: edited.version })
        : adminRequest('POST', endpoints.adminSpecials, toSpecialBody(values), { idempotencyKey }),
    onSuccess: refresh,
  });
  return mutateAsync;
}

const changeKey = (id: string) => [endpoints.adminSpecials, 'change', id];
const restoreKey = (id: string) => [...changeKey(id), 'restore'];

/** Whether a special is being changed or restored, by a button of its row or by Undo. */
export const useIsChanging = (id: string): boolean => useIsMutating({ mutationKey: changeKey(id) }) > 0;
/** Whether it is being restored, by its row or by Undo. */
export const useIsRestoring = (id: string): boolean => useIsMutating({ mutationKey: restoreKey(id) }) > 0;

/** Changes of one special in the list. */
export function useSpecialChanges(id: string) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const setList = (update: (specials: AdminSpecial[]) => AdminSpecial[]) =>
    client.setQueryData(listKey, (specials) => specials && update(specials));
  return {
    remove: useMutation({
      mutationKey: changeKey(id),
      mutationFn: () => adminRequest('DELETE', pathOf(id)),
      onSuccess: () => setList((specials) => specials.filter((special) => special.id !== id)),
      onSettled: refresh,
    }),
    /** Resolves to the saved special. */
    edit: useMutation({
      mutationKey: changeKey(id),
      mutationFn: (special: AdminSpecial) =>
        adminFetch(adminSpecial, 'PUT', pathOf(special.id), toSpecialBody(toSpecialValues(special)), {
          ifMatch: special.version,
        }),
      onSuccess: (changed) =>
        setList((specials) => specials.map((special) => (special.id === changed.id ? changed : special))),
      onSettled: refresh,
    }),
    restore: useMutation({
      mutationKey: restoreKey(id),
      mutationFn: () => adminRequest('POST', `${pathOf(id)}/restore`),
      // A second press would find nothing to restore.
      onSuccess: () =>
        client.setQueryData(deletedSpecialsQuery.queryKey, (specials) =>
          specials?.filter((special) => special.id !== id),
        ),
      onSettled: refresh,
    }),
  };
}

const orderKey = [endpoints.adminSpecials, 'order'] as const;

/** Changes the order of the list. */
export function useSpecialOrder() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const { mutateAsync } = useMutation({
    mutationKey: orderKey,
    // The update is optimistic, so the request must complete even when the page is left.
    mutationFn: (ids: readonly string[]) =>
      adminRequest('POST', `${endpoints.adminSpecials}/order`, { ids }, { keepalive: true }),
    onMutate: async (ids) => {
      // An earlier response would undo it.
      await client.cancelQueries({ queryKey: listKey, exact: true });
      client.setQueryData(
        listKey,
        (specials) => specials && [...specials].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      );
    },
    // Only after the last move: until then the optimistic order is newer than the server's.
    onSettled: () => {
      if (client.isMutating({ mutationKey: orderKey }) === 1) refresh();
    },
    scope: { id: 'specials-order' },
  });
  return mutateAsync;
}
