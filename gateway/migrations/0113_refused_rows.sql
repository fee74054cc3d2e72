-- A refused row says why: what is counted, told and downloaded of it is its code (decision 118).
alter table batch_row add constraint batch_row_refused check (state <> 'refused' or refused_code is not null);
