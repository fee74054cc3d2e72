// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<ListSavedViewsApiResponse, ListSavedViewsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/view/savedView/list`,
        params: {
          screen: queryArg.screen,
        },
      }),
    }),
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/view/savedView/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    changeView: build.mutation<ChangeViewApiResponse, ChangeViewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/view/savedView/change`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    deleteView: build.mutation<DeleteViewApiResponse, DeleteViewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/view/savedView/delete`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListSavedViewsApiResponse = /** status 200 The answer */ SavedView[];
export type ListSavedViewsApiArg = {
  screen: ViewScreen;
};
export type SaveViewApiResponse = /** status 200 The answer */ SavedView;
export type SaveViewApiArg = {
  body: {
    screen: ViewScreen;
    name: ViewName;
    query: ViewQuery;
  };
};
export type ChangeViewApiResponse = /** status 200 The answer */ SavedView;
export type ChangeViewApiArg = {
  body: {
    viewId: Uuid;
    name?: ViewName;
    query?: ViewQuery;
    /** For this user alone */
    isDefault?: boolean;
    /** True: everybody of the account who reads records has it in their list */
    isShared?: boolean;
  };
};
export type DeleteViewApiResponse = /** status 200 The answer */ Done;
export type DeleteViewApiArg = {
  body: {
    viewId: Uuid;
  };
};
export type Uuid = string;
export type ViewName = string;
export type ViewQuery = string;
export type SavedView = {
  viewId: Uuid;
  name: ViewName;
  query: ViewQuery;
  /** This user's list opens with it */
  isDefault: boolean;
  isShared: boolean;
  /** This user is its author */
  isOwn: boolean;
  /** This user may share it, or end that */
  isShareable: boolean;
  /** This user may rename and delete it */
  isManaged: boolean;
  /** The author's name */
  author: string;
};
export type ViewScreen = 'records';
export type Done = {
  done: true;
};
