-- Those who may approve are told together of what waits of a batch, once a day. Each order asked all others of its batch whether one of
-- them was told of already: the day is the batch's own.
alter table batch add column reminded_at timestamptz;
