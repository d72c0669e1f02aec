"""The talk written with python-pptx, on its default template's own layouts. Takes "TALK.json OUT.pptx PHOTO.jpg" for each talk, in turn."""

import json
import sys

from pptx import Presentation
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches

TITLE, CONTENT, TITLE_ONLY = 0, 1, 5
# The default template's page is 10 by 7.5 inches.
BODY = Inches(0.5), Inches(1.75), Inches(9), Inches(4.75)


def write(talk, out, photo):
    file = Presentation()
    file.core_properties.title = talk["title"]
    file.slides.add_slide(file.slide_layouts[TITLE]).shapes.title.text = talk["title"]
    for content in talk["slides"]:
        points = content.get("points")
        slide = file.slides.add_slide(file.slide_layouts[CONTENT if points else TITLE_ONLY])
        slide.shapes.title.text = content["title"]
        if content["notes"]:
            slide.notes_slide.notes_text_frame.text = content["notes"]
        if points:
            slide.placeholders[1].text_frame.text = "\n".join(points)
        if "photo" in content:
            picture = slide.shapes.add_picture(photo, Inches(6.5), Inches(5), width=Inches(3))
            picture._element.nvPicPr.cNvPr.set("descr", content["photo"])
        if "table" in content:
            rows = [content["table"]["columns"], *content["table"]["rows"]]
            table = slide.shapes.add_table(len(rows), len(rows[0]), *BODY).table
            for r, row in enumerate(rows):
                for c, text in enumerate(row):
                    table.cell(r, c).text = text
        if "chart" in content:
            data = CategoryChartData()
            data.categories = content["chart"]["categories"]
            for series in content["chart"]["series"]:
                data.add_series(series["name"], series["values"])
            slide.shapes.add_chart(XL_CHART_TYPE.COLUMN_CLUSTERED, *BODY, data)
    file.save(out)


for talk_path, out_path, photo_path in zip(*[iter(sys.argv[1:])] * 3):
    with open(talk_path, encoding="utf-8") as opened:
        write(json.load(opened), out_path, photo_path)
