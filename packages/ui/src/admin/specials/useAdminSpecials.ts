import { adminSpecial, endpoints, type AdminSpecial } from '@hvac/content/model';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { specialsKey } from '../../specials/useSpecials.ts';
import { adminFetch, adminRequest, specialsQuery } from '../api.ts';
import { toSpecialBody, toSpecialValues, type SpecialValues } from './specialValues.ts';

const listKey = specialsQuery.queryKey;
const changeKey = (change: 'remove' | 'restore' | 'edit' | 'order') => [endpoints.adminSpecials, change] as const;
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

/** Ids of the specials with such a mutation pending. */
const usePendingIds = (change: 'remove' | 'restore' | 'edit') =>
  useMutationState({
    filters: { mutationKey: changeKey(change), status: 'pending' },
    select: ({ state: { variables } }) =>
      typeof variables === 'string' ? variables : (variables as Pick<AdminSpecial, 'id'>).id,
  });

/** The mutations of the list. Each has its own promise, also when another follows. */
export function useSpecialChanges() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const setList = (update: (specials: AdminSpecial[]) => AdminSpecial[]) =>
    client.setQueryData(listKey, (specials) => specials && update(specials));

  const remove = useMutation({
    mutationKey: changeKey('remove'),
    mutationFn: (id: string) => adminRequest('DELETE', pathOf(id)),
    onSuccess: (_nothing, id) => setList((specials) => specials.filter((special) => special.id !== id)),
    onSettled: refresh,
  });
  const edit = useMutation({
    mutationKey: changeKey('edit'),
    mutationFn: (special: AdminSpecial) =>
      adminFetch(adminSpecial, 'PUT', pathOf(special.id), toSpecialBody(toSpecialValues(special)), {
        ifMatch: special.version,
      }),
    onSuccess: (changed) =>
      setList((specials) => specials.map((special) => (special.id === changed.id ? changed : special))),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationKey: changeKey('restore'),
    mutationFn: (id: string) => adminRequest('POST', `${pathOf(id)}/restore`),
    onSettled: refresh,
  });
  const order = useMutation({
    mutationKey: changeKey('order'),
    // The update is optimistic, so the request must complete even when the page is left.
    mutationFn: (ids: readonly string[]) =>
      adminRequest('POST', `${endpoints.adminSpecials}/order`, { ids }, { keepalive: true }),
    onMutate: async (ids) => {
      // An earlier response would undo it.
      await client.cancelQueries({ queryKey: listKey, exact: true });
      setList((specials) => [...specials].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
    },
    // Only after the last move: until then the optimistic order is newer than the server's.
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey('order') }) === 1) refresh();
    },
    scope: { id: 'specials-order' },
  });
  return {
    remove: remove.mutateAsync,
    /** Resolves to the saved special. */
    edit: edit.mutateAsync,
    restore: restore.mutateAsync,
    order: order.mutateAsync,
    deleting: usePendingIds('remove'),
    switching: usePendingIds('edit'),
    restoring: usePendingIds('restore'),
  };
}
