-- A candidate who fills in the form in two tabs, or on two devices, is told of the other's save instead of losing it: a save names the
-- version it was read from. What a page saved itself it may save over before the answer came: the page is kept with the section.
alter table candidate_form
  add column version integer not null default 1,
  add column saved_by_page uuid;
