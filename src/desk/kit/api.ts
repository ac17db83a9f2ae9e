import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRead, type HttpError } from "../../ui/api-client.ts";

/** What the API answers to a GET; kept under its key until a write touches it (SPEC §9). */
export function useRead<Answer>(
  key: readonly unknown[],
  path: string,
  options: { staleTime?: number; enabled?: boolean; keepsPrevious?: boolean } = {},
) {
  const { keepsPrevious, ...rest } = options;
  return useQuery<Answer, HttpError>({
    queryKey: key,
    queryFn: ({ signal }) => apiRead<Answer>(path, { signal }),
    networkMode: "always",
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  });
}

/**
 * A write, after which everything under the keys that it touches is read again, also when it was refused: somebody was
 * quicker then.
 */
export function useChange<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  on: {
    touches: readonly (readonly unknown[])[];
    /** Under which others can see that it is under way. */
    key?: readonly unknown[];
    done?: (answer: Answer, given: Given) => unknown;
    failed?: (error: Error, given: Given) => void;
  },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    ...(on.key && { mutationKey: on.key }),
    onSuccess: (answer: Answer, given: Given) => void on.done?.(answer, given),
    ...(on.failed && { onError: on.failed }),
    onSettled: () =>
      Promise.all(
        on.touches.map(async (queryKey) => {
          // A first reading that is under way would be waited for, and may be from before.
          await client.cancelQueries({ queryKey });
          await client.invalidateQueries({ queryKey });
        }),
      ),
  });
}

/** The JSON that a write is answered with. */
export const answerOf = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
