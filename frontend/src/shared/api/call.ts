import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { baseApi } from './base-api';

type ApiState = { api: ReturnType<typeof baseApi.reducer> };

/** A call that is started by hand, untracked: what it carries and what it answers stay out of the store. */
export type Call<Answer> = ThunkAction<
  PromiseLike<{ data?: Answer | undefined; error?: unknown }>,
  ApiState,
  unknown,
  UnknownAction
>;

export type CallDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Starts calls from event handlers and effects. */
export const useCallDispatch = useDispatch.withTypes<CallDispatch>();
